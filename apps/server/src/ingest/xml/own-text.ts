/**
 * The same text in memory of its own. A piece that is cut out of a text, be it a heading of ten
 * letters, otherwise keeps all of that text in memory for as long as it is kept itself.
 */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
