/** Its standard is the character as a reader sees it; making one is slow, so there is one for all. */
const segmenter = new Intl.Segmenter();

/** How many characters a reader sees: a family of emoji is one, a letter with its accents is one. */
export function visibleLength(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/**
 * The start of a text that has at most `max` visible characters, never ending inside one. It reads
 * no further than that, however long the text is.
 */
export function cutToVisible(text: string, max: number): string {
  let left = max;
  for (const { index } of segmenter.segment(text)) {
    if (left <= 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
}

/** Whether a text has more visible characters than `max`; as sparing as {@link cutToVisible}. */
export function exceedsVisible(text: string, max: number): boolean {
  return cutToVisible(text, max) !== text;
}

/** The visible characters of a text, one after another. */
export function visibleCharacters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
