import type { PreviewLength } from '@hanji/domain/reading/preview-length.ts';
import type { ReadableText } from './readable-text.ts';
import { sentenceEnds } from './sentence-ends.ts';

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

type Allows = (at: number) => boolean;

function lastWord(text: string, to: number, allows: Allows): number | undefined {
  for (let at = to; at > 0; at -= 1) if (/\s/.test(text[at - 1] ?? '') && allows(at)) return at;
  return undefined;
}

function lastLetter(text: string, to: number, allows: Allows): number | undefined {
  const near = Math.max(0, to - 200);
  const starts = Array.from(
    letters.segment(text.slice(near, to + 20)),
    ({ index }) => near + index,
  );
  return starts.findLast((at) => at > 0 && at <= to && allows(at));
}

/** Whether a place lies in none of these stretches, which are in order. */
function isOutside(wholes: ReadableText['wholes'], at: number): boolean {
  let [low, high] = [0, wholes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wholes[middle]?.[1] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return (wholes[low]?.[0] ?? at) >= at;
}

/**
 * Where a preview ends within a document, with `before` characters of the chapter before it: behind
 * the last sentence that is not too much, or the next one where that would be hardly anything; only
 * where no sentence ends, behind a word. 0 is its beginning; undefined where nothing can be shown.
 */
export function chooseEnd(
  { text, wholes }: ReadableText,
  before: number,
  { wanted, most }: PreviewLength,
): number | undefined {
  const allows: Allows = (at) => isOutside(wholes, at);
  const to = wanted - before;
  const ends = sentenceEnds(text, most - before).filter(allows);
  const last = ends.findLast((at) => at <= to) ?? (before > 0 ? 0 : undefined);
  if (last !== undefined && (before + last) * 3 >= wanted) return last;
  const next = ends.find((at) => at > to);
  return next ?? last ?? lastWord(text, to, allows) ?? lastLetter(text, to, allows);
}
