// Where the focus goes when a page is shown: to its heading, unless the visitor has not touched anything yet.
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (navigator.userActivation?.hasBeenActive ?? true) heading.focus({ preventScroll: true });
}
