/** Text as searches compare it: one form of each letter whatever its width, lower case, single spaces. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
