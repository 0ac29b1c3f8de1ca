// Where the focus goes when a page is shown: to its heading, unless the visitor has not touched anything yet.

/** When the page is whole: to focus is to lay it out, and what is laid out half made is laid out twice. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) {
    setTimeout(() => {
      if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    });
  }
}
