// Where the focus goes when a page is shown: to its heading, unless the visitor has not touched anything yet.
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) heading.focus({ preventScroll: true });
}
