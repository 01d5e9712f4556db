/** Its standard is the character as a reader sees it; making one is slow, so there is one for all. */
const segmenter = new Intl.Segmenter();

/** How many characters a reader sees: a family of emoji is one, a letter with its accents is one. */
export function visibleLength(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/** More code units than the longest emoji has: marks and jamo can be heaped on one without end. */
const unitsPerCharacter = 20;

/**
 * The start of a text that has at most `max` visible characters, of 20 code units each on the
 * average, never ending inside one. It reads no further than that, however long the text is.
 */
export function cutToVisible(text: string, max: number): string {
  let left = max;
  for (const { index, segment } of segmenter.segment(text)) {
    if (left <= 0 || index + segment.length > max * unitsPerCharacter) return text.slice(0, index);
    left -= 1;
  }
  return text;
}

/** Whether a text is more than {@link cutToVisible} leaves of it; as sparing as that. */
export function exceedsVisible(text: string, max: number): boolean {
  return cutToVisible(text, max) !== text;
}

export function visibleCharacters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
