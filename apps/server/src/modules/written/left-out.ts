/** What of a page is not shown, and in which line it stands. */
export type LeftOut = {
  readonly what: 'html' | 'link' | 'picture';
  readonly line: number;
};
