/** Stands in a text where its line ends for good. */
export const lineEnd = '\u2029';

/** A stretch that no cut may fall into: from its first character to behind its last. */
export type Stretch = readonly [from: number, to: number];

/** How far back the end of a sentence is looked for at first, in characters. */
const near = 2000;

// The rules for where sentences end are the same for all languages; `und` has them.
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

type Allows = (at: number) => boolean;
type FindCut = (text: string, from: number, to: number, allows: Allows) => number | undefined;

/** Where parts of a text begin, from one place to another. */
function startsIn(segmenter: Intl.Segmenter, text: string, from: number, to: number): number[] {
  // A little more than is asked: what ends at the very edge is only known by what follows.
  const part = text.slice(from, to + 2);
  const starts = Array.from(segmenter.segment(part), ({ index }) => from + index);
  return starts.filter((at) => at > from && at <= to);
}

/** The end of a line, where it leaves no piece that is much shorter than it could be. */
const lastLine: FindCut = (text, from, to, allows) => {
  const least = from + (to - from) / 2;
  for (let at = to; at > least; at -= 1) {
    at = text.lastIndexOf(lineEnd, at - 1) + 1;
    if (at > least && allows(at)) return at;
  }
  return undefined;
};

/** No abbreviation, and no end of what somebody says whose sentence goes on: `“Why?” she asked.` */
function isPlainEnd(text: string, at: number): boolean {
  const isEnd = /(?:[^\s.!?…]{4}\.|[!?…。！？｡])\s*$/u.test(text.slice(Math.max(0, at - 16), at));
  return isEnd && !/^[\p{Ll}»”’」』)\]]/u.test(text.slice(at, at + 2));
}

const lastSentence: FindCut = (text, from, to, allows) => {
  for (const start of new Set([Math.max(from, to - near), from])) {
    const ends = startsIn(sentences, text, start, to).filter(allows);
    const end = ends.findLast((at) => isPlainEnd(text, at)) ?? ends.at(-1);
    if (end !== undefined) return end;
  }
  return undefined;
};

const lastWord: FindCut = (text, from, to, allows) => {
  for (let at = to; at > from; at -= 1) {
    if (/\s/.test(text[at - 1] ?? '') && allows(at)) return at;
  }
  return undefined;
};

const lastLetter: FindCut = (text, from, to, allows) =>
  startsIn(letters, text, Math.max(from, to - near), to).findLast(allows);

const ways = [lastLine, lastSentence, lastWord, lastLetter];

/**
 * Where to part a text so that no piece is longer than `most` characters (UTF-16): behind lines and
 * sentences, else behind words, else between letters. Never within what has to stay whole, so that
 * a piece of nothing but such a stretch may be longer.
 */
export function cutText(text: string, wholes: readonly Stretch[], most: number): readonly number[] {
  const cuts: number[] = [];
  let start = 0;
  while (text.length - start > most) {
    const to = start + most;
    const own = wholes.filter((stretch) => stretch[0] < to && stretch[1] > start);
    const allows: Allows = (at) => !own.some((stretch) => at > stretch[0] && at < stretch[1]);
    let cut: number | undefined;
    for (const way of ways) cut ??= way(text, start, to, allows);
    start = cut ?? Math.max(to, own[0]?.[1] ?? 0);
    if (start < text.length) cuts.push(start);
  }
  return cuts;
}
