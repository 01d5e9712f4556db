import { lineEnd } from '../split/cut-text.ts';

// The rules for where sentences end are the same for all languages; `und` has them.
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The end of a sentence, with the quotes and brackets that close behind it. */
const ended = /(?:[\p{Sentence_Terminal}…‥｡]|\.)["'\p{Pe}\p{Pf}\p{Pi}\s]*$/u;

/** What goes on with the sentence: `“Why?” she asked`, 「行く。」と, “가자.”라고. */
const goesOn =
  /^(?:[\p{Ll}\p{Pe},;:、，；：…–—-]|\p{Pf}(?:[\s\p{P}]|$)|と|って|という|라고|라는|라며|이라|하고|고\s|며\s)/u;

const abbreviations = new Set(
  `abb abs art bd bl bsp bzgl bzw ca cf chap col dir dr ed eds etc evtl exkl fig figs ff geb ggf gen
  gov hr hrsg ing inkl jg jh jr kap lt max mfg min mio mlle mlles mm mme mmes mr mrd mrs ms msgr nr
  no nos op par pp prof ref rev sen sgt sog sr st ste str tel ths tp ts usw vgl vol vols vs zit zz`
    .split(/\s+/)
    .filter(Boolean),
);

/** `Dr. `, `z. B. `, `J. `, `3. `: a period that ends no sentence, as far as can be known. */
function isAbbreviation(before: string): boolean {
  const [, word] = /([\p{L}\p{M}\p{N}.]+)\.\s*$/u.exec(before) ?? [];
  if (word === undefined) return false;
  const last = word.split('.').at(-1) ?? '';
  return (
    word.includes('.') ||
    /^(?:\p{Lu}|\p{Ll}|\p{N}{1,2})$/u.test(last) ||
    abbreviations.has(last.toLowerCase())
  );
}

/** Whether a sentence ends in a text before a place, for good. */
function isSentenceEnd(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  if (before.endsWith(lineEnd)) return true;
  return ended.test(before) && !isAbbreviation(before) && !goesOn.test(text.slice(at, at + 4));
}

/** French closes a quotation behind a space: `« Où ? » Il`. German opens one so: `da. »Wo`. */
const closing = /^\p{Pf}(?:\s+|$)/u;

/** Where sentences and blocks end in a text, from its beginning up to a place. */
export function sentenceEnds(text: string, to: number): number[] {
  // A little more than is asked: what ends at the very edge is only known by what follows.
  const part = text.slice(0, to + 200);
  const ends = Array.from(sentences.segment(part), ({ index, segment }) => {
    const at = index + segment.length;
    return at + (closing.exec(part.slice(at, at + 4))?.[0].length ?? 0);
  });
  const known = ends.filter((at) => at < part.length || at === text.length);
  const own = known.filter((at) => isSentenceEnd(text, at));
  // The end of a line is nothing that is read.
  return own.map((at) => (text[at - 1] === lineEnd ? at - 1 : at)).filter((at) => at <= to);
}
