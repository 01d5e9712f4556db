/** Where something was found: characters from `start` to before `end`. */
export type TextHit = { readonly start: number; readonly end: number };

type Folded = {
  readonly text: string;
  /** Of each letter, where it stands in the original. */ readonly at: readonly number[];
};

/** Without case, width and the accents of Latin letters; blanks are one blank each. */
function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
      .toLowerCase();
    const isBlank = plain.trim() === '';
    // A blank that follows another, or a mark that stands alone, counts with what it follows.
    const more = !isBlank ? plain : plain !== '' && !folded.endsWith(' ') ? ' ' : '';
    for (let each = 0; each < more.length; each += 1) at.push(index);
    folded += more;
    index += letter.length;
  }
  return { text: folded, at: [...at, text.length] };
}

/**
 * Finds words in a text as readers mean them: case, width and accents do not matter, and parts of
 * Hangul syllables find the syllables that begin with them. At most `most` hits, in order.
 */
export function findText(text: string, words: string, most: number): readonly TextHit[] {
  const wanted = fold(words).text.trim();
  if (wanted === '') return [];
  const folded = fold(text);
  const hits: TextHit[] = [];
  for (
    let from = folded.text.indexOf(wanted);
    from !== -1 && hits.length < most;
    from = folded.text.indexOf(wanted, from + wanted.length)
  ) {
    const start = folded.at[from] ?? 0;
    const last = folded.at[from + wanted.length - 1] ?? start;
    const next = folded.at.find((place, index) => index >= from + wanted.length && place > last);
    hits.push({ start, end: next ?? text.length });
  }
  return hits;
}

/** What stands about a hit, in whole characters: before it, it, and behind it. */
export function hitContext(
  text: string,
  { start, end }: TextHit,
  letters: number,
): readonly [before: string, hit: string, after: string] {
  const before = Array.from(text.slice(Math.max(0, start - 2 * letters), start)).slice(-letters);
  const after = Array.from(text.slice(end, end + 2 * letters)).slice(0, letters);
  return [before.join(''), text.slice(start, end), after.join('')];
}
