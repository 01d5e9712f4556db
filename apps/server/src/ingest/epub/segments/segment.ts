/**
 * A stretch of a document that is too long to be a tree in memory at once, read as a document of its
 * own. Places are those in the document's plain text, see `plainXml`.
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
  /** Of each element that is opened anew: how many items of it are before, null where it is no list. */
  readonly itemsBefore: readonly (number | null)[];
};

/** Well-formed where the document is. */
export function segmentText(text: string, segment: Segment): string {
  const { from, to, start, opening, closing } = segment;
  const before = from === 0 ? '' : start + opening;
  return before + text.slice(from, to) + closing;
}
