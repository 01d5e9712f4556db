/** Scripts that put no space between words: what is listed is found anywhere in them. */
const unspaced = [
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
] as const;
const unspacedLetter = `[${unspaced.map((script) => `\\p{scx=${script}}`).join('')}]`;
/** A letter or digit that would make a word another one. */
const wordLetter = `(?:(?!${unspacedLetter})[\\p{L}\\p{M}\\p{N}])`;

/** What Korean adds to a noun: with one of them it is still that noun. */
const particles =
  '(?:은|는|이|가|을|를|의|에|에게|한테|에서|로|으로|와|과|랑|이랑|하고|도|만|들|아|야|이야|님)';

const startsUnspaced = new RegExp(`^${unspacedLetter}`, 'u');
const endsUnspaced = new RegExp(`${unspacedLetter}$`, 'u');
const endsHangul = /\p{Script=Hangul}$/u;
const special = /[\\^$.*+?()[\]{}|/]/g;

/** What shows nothing: controls and formats but for blanks, and the empty braille cell. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Marks that are heaped on letters of no language: those of languages are one letter with theirs. */
const heaped =
  /[\u{300}-\u{36f}]|[\u{1ab0}-\u{1aff}]|[\u{1dc0}-\u{1dff}]|[\u{20d0}-\u{20ff}]|[\u{fe20}-\u{fe2f}]/gu;

/**
 * As texts are compared: full and half width, upper and lower case are the same, and what shows
 * nothing (zero-width characters, soft hyphens, variation selectors, controls) is not there, nor
 * what only strikes letters through, rings them or is heaped on them.
 */
function folded(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(unseen, '')
      // There and back: ẞ is SS only by way of its small letter.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .normalize('NFKC')
      // After the cases: İ has a dot of its own only as a small letter.
      .replace(heaped, '')
      .normalize('NFKC')
  );
}

/**
 * Tells whether a text has one of the words of a list: as a word of its own in scripts that put
 * spaces between words, anywhere in those that do not. `*` at an end of a listed word lets more
 * letters follow or stand before; blanks in it are any blanks.
 */
export function listedWordFinder(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map(patternOf).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return () => false;
  const listed = new RegExp(patterns.join('|'), 'u');
  return (text) => listed.test(folded(text));
}

/** Empty where nothing is left to look for. */
function patternOf(listed: string): string {
  const [, before = '', rest = '', after = ''] = /^(\*?)(.*?)(\*?)$/su.exec(listed.trim()) ?? [];
  const word = folded(rest).trim();
  if (word === '') return '';
  const start = before || startsUnspaced.test(word) ? '' : `(?<!${wordLetter})`;
  const end = after || endsUnspaced.test(word) ? '' : endOf(word);
  return start + word.replace(special, '\\$&').replace(/\s+/gu, '\\s+') + end;
}

function endOf(word: string): string {
  return `${endsHangul.test(word) ? `${particles}?` : ''}(?!${wordLetter})`;
}
