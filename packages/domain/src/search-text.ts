/** Text as searches compare it: one spelling of each letter, lower case, single spaces. */
export function searchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
