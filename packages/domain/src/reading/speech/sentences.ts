/** A stretch of a text, in UTF-16 units. */
export type Stretch = { readonly start: number; readonly end: number };

/** Some voices fall silent in the middle of what is longer. */
const longest = 200;

/** Where a sentence that is too long is parted: after the last of these that fits. */
const pauses = [/[;:；：—]\s*/gu, /[,，、،]\s*/gu, /\s+/gu] as const;

const speakable = /[\p{L}\p{N}]/u;

/** Without a segmenter: up to a stop and what closes it, or to the end of a line. */
const plain = /[^.!?。！？…\n]+(?:[.!?。！？…]+[\p{Pe}\p{Pf}"']*)?/gu;

/** Unicode gives a bracket that opens right behind a stop to the sentence before it. */
function startOf(text: string, start: number): number {
  const opening = /[\p{Ps}\p{Pi}]*$/u.exec(text.slice(Math.max(0, start - 4), start));
  return start - (opening?.[0].length ?? 0);
}

function stretchesOf(text: string, language: string): readonly Stretch[] {
  if (!('Segmenter' in Intl)) {
    return [...text.matchAll(plain)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  }
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const starts = [...segments].map(({ index }) => startOf(text, index));
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

/** The last place at which a text that is too long may be parted. */
function partingOf(text: string): number {
  const head = text.slice(0, longest);
  for (const pause of pauses) {
    const last = [...head.matchAll(pause)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    if (at > longest / 4) return at;
  }
  // Never between the halves of one letter.
  return /[\uD800-\uDBFF]$/.test(head) ? longest - 1 : longest;
}

function parted(text: string, { start, end }: Stretch): readonly Stretch[] {
  if (end - start <= longest) return [{ start, end }];
  const middle = start + partingOf(text.slice(start, end));
  return [{ start, end: middle }, ...parted(text, { start: middle, end })];
}

/** Without the blanks about it; undefined where it has nothing that can be said. */
function trimmed(text: string, { start, end }: Stretch): Stretch | undefined {
  const own = text.slice(start, end);
  if (!speakable.test(own)) return undefined;
  return {
    start: start + own.length - own.trimStart().length,
    end: end - own.length + own.trimEnd().length,
  };
}

/**
 * The sentences of a text, as they are said one after the other: at most 200 units long, and none of
 * signs alone. A line ends a sentence. `language` is BCP 47.
 */
export function sentencesOf(text: string, language: string): readonly Stretch[] {
  return stretchesOf(text, language)
    .flatMap((sentence) => parted(text, sentence))
    .map((sentence) => trimmed(text, sentence))
    .filter((sentence) => sentence !== undefined);
}
