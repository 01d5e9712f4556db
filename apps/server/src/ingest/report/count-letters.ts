/** Characters of a text as a report counts them: code points, without white space. */
export function countLetters(text: string): number {
  return [...text.replaceAll(/\s+/g, '')].length;
}
