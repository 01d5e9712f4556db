import { visibleCharacters } from '#text/visible-characters.ts';
import { searchText } from './search-text.ts';

/** From a first code unit up to, and without, a last one. */
export type TextRange = readonly [from: number, to: number];

const marks = /[\u0300-\u036f]/g;
const katakana = /[ァ-ヶ]/g;
const toHiragana = 0x60;

/** Much as searches compare letters: without marks, kana of one kind, Korean as its letters. */
function folded(text: string): string {
  return searchText(text)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(katakana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - toHiragana))
    .replace(/[’‘ʼ´`]/g, "'");
}

/**
 * Where the words of what was typed stand in a text, in order and apart from each other, for marking
 * them; whole characters as a reader counts them. Empty where it was found by something else, such
 * as first consonants, another name or in spite of a mistake.
 */
export function typedParts(text: string, typed: string): readonly TextRange[] {
  const characters = visibleCharacters(text);
  // Which character each letter of the folded text belongs to.
  const owners: number[] = [];
  let letters = '';
  for (const [index, character] of characters.entries()) {
    const own = character.trim() === '' ? ' ' : folded(character);
    letters += own;
    for (let count = own.length; count > 0; count -= 1) owners.push(index);
  }
  const marked = new Set<number>();
  for (const word of folded(typed).split(' ')) {
    if (word === '') continue;
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      for (const owner of owners.slice(at, at + word.length)) marked.add(owner);
  }
  return rangesOf(characters, marked);
}

function rangesOf(characters: readonly string[], marked: ReadonlySet<number>): TextRange[] {
  const ranges: TextRange[] = [];
  let at = 0;
  for (const [index, { length }] of characters.entries()) {
    const last = ranges.at(-1);
    if (marked.has(index)) {
      if (last?.[1] === at) ranges[ranges.length - 1] = [last[0], at + length];
      else ranges.push([at, at + length]);
    }
    at += length;
  }
  return ranges;
}
