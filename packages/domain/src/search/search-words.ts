import { searchText } from './search-text.ts';

/** How a word is looked for in titles. */
export type SearchWord = {
  readonly text: string;
  /**
   * `within` words; at their `beginning` what is too short for that; `apart` a word of so few
   * Chinese characters or kana, which is one wherever it stands.
   */
  readonly by: 'within' | 'beginning' | 'apart';
  /** Long enough that it can be told from others when it is mistyped. */
  readonly mistakable: boolean;
};

/** Letters that trigrams need to find a word within others. */
const shortestWithin = 3;
/** With fewer, nearly every word is like every other. */
const shortestMistakable = 4;

const unwritten = /[\p{M}'`’‘ʼ´]/gu;
/** Signs and accents alone say nothing: they are left out where titles are compared, and so are in all. */
const onlySigns = /^[\p{P}\p{M}~`´ʼ]*$/u;
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** Letters as searches count them: those of a Korean syllable each, and no marks. */
function lettersOf(word: string): number {
  return [...word.normalize('NFKD').replace(unwritten, '')].length;
}

/**
 * The words of a keyword, each of which a title has to have, in any order: by any part of it, and
 * Korean, Japanese and Chinese without spaces. Each once; none where the keyword is nothing but signs.
 */
export function searchWords(keyword: string): readonly SearchWord[] {
  return [...new Set(searchText(keyword).split(' '))]
    .filter((text) => !onlySigns.test(text))
    .map((text) => {
      const letters = lettersOf(text);
      const apart = letters < shortestWithin && ideographs.test(text);
      const by = letters >= shortestWithin ? 'within' : 'beginning';
      return { text, by: apart ? 'apart' : by, mistakable: letters >= shortestMistakable };
    });
}
