/** A page more than this times as tall as wide is read by scrolling, not shrunk to the screen. */
const tallFrom = 2.4;

/** Whether a page is too tall to be seen whole; `ratio` is its height over its width. */
export function isTallPage(ratio: number): boolean {
  return ratio > tallFrom;
}
