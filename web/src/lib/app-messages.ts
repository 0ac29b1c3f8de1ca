// What the page and the service worker say to each other.

/** The addresses of what a page has loaded so far. */
export interface Loaded {
  loaded: string[];
}

/** What the server sends to a device whose page is closed. */
export interface Told extends Notice {
  title: string;
  text: string;
}

/** Where a click on a notice leads. */
export interface Notice {
  path: string;
}
