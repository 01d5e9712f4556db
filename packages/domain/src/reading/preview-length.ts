/** How much of a chapter a preview shows, and the least that is worth showing, in characters. */
const share = 0.15;
const least = 300;

/** How far a preview may go, in characters of its chapter. */
export type PreviewLength = {
  /** About where it ends. */
  readonly wanted: number;
  /** Never further: what is paid for is more than half of the chapter, however short that is. */
  readonly most: number;
};

/** The beginning of a novel chapter that its preview may show. */
export function previewLength(characters: number): PreviewLength {
  const most = Math.floor(characters / 2);
  return { wanted: Math.min(most, Math.max(least, Math.ceil(characters * share))), most };
}
