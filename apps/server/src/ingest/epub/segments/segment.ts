/**
 * A stretch of a document that is too long to be a tree in memory at once, read as a document of its
 * own. Places are those in the document's well-formed text, see `wellFormedText`.
 */
export type Segment = {
  readonly from: number;
  readonly to: number;
  /** The document as far as its body, without words. */
  readonly start: string;
  /** Opens anew what contains its beginning, within the body. */
  readonly opening: string;
  /** Closes what contains its end; empty for the last one. */
  readonly closing: string;
  /** Of each element that is opened anew: the number of its next item, null where it has none. */
  readonly numbers: readonly (number | null)[];
  /** Of each element that is closed at its end: where it begins to count down, null if it does not. */
  readonly countdowns: readonly (number | null)[];
};

export function segmentText(text: string, segment: Segment): string {
  const { from, to, start, opening, closing } = segment;
  const before = from === 0 ? '' : start + opening;
  return before + text.slice(from, to) + closing;
}
