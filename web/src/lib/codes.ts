// Links and codes that lead to a table or to a seat, as people paste and type them.

/** The table that an invite link, or a code, leads to; null if it is neither. The server minds no case and no look-alikes. */
export function tableOf(invite: string): string | null {
  return /\/t\/(\w{10})(?!\w)/.exec(invite)?.[1] ?? /^\w{10}$/.exec(bare(invite))?.[0] ?? null;
}

/** The code of a personal link, or one that was typed; null if it is neither. */
export function passOf(typed: string): string | null {
  return passIn(/\/t\/\w+(#.*)/.exec(typed.trim())?.[1] ?? '') ?? /^\w{8}$/.exec(bare(typed))?.[0] ?? null;
}

/** The code in the fragment of a personal link. */
export function passIn(fragment: string): string | null {
  return /^#(\w{4}-\w{4})$/.exec(fragment)?.[1] ?? null;
}

/** Without what people put in so that a code is easier to read. */
const bare = (typed: string) => typed.replace(/[\s\-–.]/g, '');

/** Whether an address leads other devices nowhere. */
export function isOnlyHere(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).host);
}
