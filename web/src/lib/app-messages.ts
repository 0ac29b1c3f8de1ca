// What the page and the service worker say to each other.

/** The addresses of what a page has loaded so far. */
export interface Loaded {
  loaded: string[];
}

/** Where a click on a notice leads. */
export interface Notice {
  path: string;
}
