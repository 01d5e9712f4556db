import type { Difference, Passage } from '#conformance/compare-texts.ts';
import type { Verdict } from '#conformance/verdict.ts';

/** What came of reading a book from its first page to its last. */
export type ReadBook = {
  /** From the tap to its first page, or to the message in its place. */
  readonly seconds: number;
  readonly shown: 'book' | 'message';
  readonly pages: number;
  /** What its pages say beside what its documents do; null where it did not open. */
  readonly texts: Difference | null;
  readonly placesLost: number;
  /** After it was closed. */
  readonly left: { readonly frames: number; readonly addresses: number } | null;
  /** Addresses outside the origin that were asked for. */
  readonly asked: readonly string[];
  readonly flaws: readonly string[];
};

/** From the tap to a first page or a message, in seconds. */
const longest = 5;

function lettersOf(passages: readonly Passage[]): string {
  return passages.map(({ text }) => text).join('');
}

function sorted(text: string): string {
  return [...text].toSorted().join('');
}

/** Text that floats, or stands in cells side by side, comes in another order by pages: nothing is lost. */
function isMoved({ lost, added }: Difference): boolean {
  return sorted(lettersOf(lost)) === sorted(lettersOf(added));
}

/** Whether a book was read as it should be, and what was otherwise. */
export function verdictOfReading(book: ReadBook): Verdict {
  const { seconds, shown, texts, placesLost, left, asked, flaws } = book;
  const misses = [
    // An import writes it anew: whatever was broken in its file has been mended or refused.
    shown === 'message' && 'it does not open',
    seconds > longest && `it took ${seconds.toFixed(1)} s to open`,
    texts &&
      !isMoved(texts) &&
      texts.lost.length > 0 &&
      `${lettersOf(texts.lost).length} characters are on no page`,
    texts &&
      !isMoved(texts) &&
      texts.added.length > 0 &&
      `${lettersOf(texts.added).length} characters are on two pages`,
    placesLost > 0 && `${placesLost} places are lost`,
    left &&
      left.frames + left.addresses > 0 &&
      `${left.frames} frames and ${left.addresses} addresses are left`,
    asked.length > 0 && `asked for ${asked[0]}`,
    ...flaws,
  ].filter((miss) => typeof miss === 'string');
  if (misses.length > 0) return { held: false, words: misses.join('; ') };
  return { held: true, words: 'read' };
}
