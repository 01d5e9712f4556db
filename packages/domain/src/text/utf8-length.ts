/** How many bytes a text has in UTF-8; half of a character counts as the 3 bytes of its replacement. */
export function utf8Length(text: string): number {
  return Array.from(text, bytesOf).reduce((sum, bytes) => sum + bytes, 0);
}

function bytesOf(character: string): number {
  if (character.length === 2) return 4;
  if (character <= '\u007F') return 1;
  return character <= '\u07FF' ? 2 : 3;
}
