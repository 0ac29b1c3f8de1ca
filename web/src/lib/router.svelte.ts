// Addresses of the client. Each page is a name and its parameters.
export type Page =
  | { name: 'home' }
  | { name: 'new'; board: string }
  | { name: 'table'; table: string }
  | { name: 'screen'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'games' }
  | { name: 'about' }
  | { name: 'rules' }
  | { name: 'rules'; board: string }
  | { name: 'rules'; board: string; variant: string }
  | { name: 'score' }
  | { name: 'count'; sheet: string }
  | { name: 'lost' };

const FORMS: [RegExp, (...parts: string[]) => Page][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/new\/([\w-]+)$/, (board) => ({ name: 'new', board: board })],
  [/^\/t\/(\w+)$/, (table) => ({ name: 'table', table: table })],
  [/^\/t\/(\w+)\/screen$/, (table) => ({ name: 'screen', table: table })],
  [/^\/t\/(\w+)\/replay$/, (table) => ({ name: 'replay', table: table })],
  [/^\/games$/, () => ({ name: 'games' })],
  [/^\/score$/, () => ({ name: 'score' })],
  [/^\/score\/(\w+)$/, (sheet) => ({ name: 'count', sheet: sheet })],
  [/^\/about$/, () => ({ name: 'about' })],
  [/^\/rules$/, () => ({ name: 'rules' })],
  [/^\/rules\/([\w-]+)$/, (board) => ({ name: 'rules', board: board })],
  [/^\/rules\/([\w-]+)\/([\w-]+)$/, (board, variant) => ({ name: 'rules', board, variant })],
];

export function pageOf(address: string): Page {
  for (const [form, make] of FORMS) {
    const found = form.exec(address);
    if (found) return make(...found.slice(1));
  }
  return { name: 'lost' };
}

let current = $state.raw(pageOf(location.pathname));

export function page(): Page {
  return current;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arriveAt(location.pathname);
  scrollTo(0, 0);
}

/** The page has another address from now on, and stays as it is. */
export function rename(address: string): void {
  history.replaceState(null, '', address);
  shown = location.pathname;
}

let shown = location.pathname;
addEventListener('popstate', () => {
  if (location.pathname !== shown) arriveAt(location.pathname);
});

function arriveAt(address: string): void {
  shown = address;
  current = pageOf(address);
}

/** Follows links inside the client without loading it again. Put on the root: `onclick={followLink}`. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname);
}
