import type { WorkLocale } from '#script.ts';
import { type Lettering, widthOf } from './text.ts';

/** May not stand at the beginning of a line. */
const notFirst =
  /^[、。，．,.!?！？）)」』】〉》\]…‥ー～〜々：；:;％%”’・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ—–-]/u;
/** May not stand at the end of a line. */
const notLast = /[（(「『【〈《[“‘]$/u;
const hiragana = /^[぀-ゟ]{1,2}$/u;

const segmenters = new Map<string, Intl.Segmenter>();
function wordsIn(text: string, locale: WorkLocale): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return [...segmenter.segment(text)].map((s) => s.segment);
}

/** Pieces between which a line may end; a piece carries its leading space. */
export function piecesOf(text: string, locale: WorkLocale): string[] {
  if (locale !== 'ja-JP' && locale !== 'zh-TW') {
    // French sets a space before high punctuation, and the sign stays with its word.
    return text
      .split(locale === 'fr-FR' ? /(?<=[^\s«])(?= (?![?!:;»]))/u : /(?<=\S)(?= )/u)
      .flatMap((p) => p.split(/(?<=\p{L}[-—])(?=\p{L})/u));
  }
  const pieces: string[] = [];
  for (const word of wordsIn(text, locale)) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (notFirst.test(word) ||
        notLast.test(last) ||
        (locale === 'ja-JP' && hiragana.test(word) && last.length < 7));
    if (joins) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}

/** The widest piece: narrower lines would tear it apart. */
export function widestPiece(text: string, locale: WorkLocale, lettering: Lettering): number {
  return Math.max(...piecesOf(text, locale).map((piece) => widthOf(piece.trim(), lettering)));
}

function split(piece: string): string[] {
  const parts: string[] = [];
  for (const char of piece) {
    const last = parts.at(-1);
    if (last !== undefined && (notFirst.test(char) || notLast.test(last)))
      parts[parts.length - 1] = last + char;
    else parts.push(char);
  }
  return parts;
}

/** Lines no wider than `max` pixels, wherever the script allows a break. */
export function breakLines(
  text: string,
  locale: WorkLocale,
  lettering: Lettering,
  max: number,
): string[] {
  const lines: string[] = [];
  let current = '';
  const put = (piece: string): void => {
    const joined = current === '' ? piece.trimStart() : current + piece;
    if (current === '' || widthOf(joined.trimEnd(), lettering) <= max) {
      current = joined;
      return;
    }
    lines.push(current.trimEnd());
    current = piece.trimStart();
  };
  for (const piece of piecesOf(text, locale)) {
    // Only a piece that no line could hold is broken between characters.
    if (widthOf(piece.trim(), lettering) > max) split(piece).forEach(put);
    else put(piece);
  }
  if (current.trim() !== '') lines.push(current.trimEnd());
  return lines;
}
