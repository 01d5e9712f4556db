/** The widest window, in pixels, that is not a wide screen (reading-service, section 2). */
export const widestNarrowScreen = 767;

export function isWideScreen(width: number): boolean {
  return width > widestNarrowScreen;
}
