/** The first of many words for a note of one line, and how many more there are. */
export function firstFew(words: readonly string[], most = 5): string {
  const more = words.length - most;
  return `${words.slice(0, most).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`;
}
