/** The widest window, in pixels, that is not a wide screen (reading-service, section 2). */
const widestNarrowScreen = 767;

export function isWideScreen(width: number): boolean {
  return width > widestNarrowScreen;
}

/** The highest window, in pixels, that is taken for a phone which lies on its side. */
const highestLyingPhone = 500;

/** A phone's screen, whichever way it is held: a whole page is small on it. */
export function isSmallScreen(width: number, height: number): boolean {
  return !isWideScreen(width) || height <= highestLyingPhone;
}

/** Whether it is wide where no window is known: every phone's browser says so in its user agent. */
export function isWideBrowser(userAgent: string): boolean {
  return !/\bMobi/.test(userAgent);
}

/** Widest that a comic image is shown, in CSS pixels (reading-service, section 2 "Viewers"). */
export const widestComicImage = 720;

/** A page more than this times as tall as wide is read by scrolling, not shrunk to the screen. */
const tallFrom = 2.4;

/** Whether a page is too tall to be seen whole; `ratio` is its height over its width. */
export function isTallPage(ratio: number): boolean {
  return ratio > tallFrom;
}
