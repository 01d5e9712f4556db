/** Between a number and an ideograph, or two of these, a line may break. */
const ideographs = /(?<=\p{Script=Han})(?=[\p{Script=Han}\p{N}])|(?<=\p{N})(?=\p{Script=Han})/gu;

/** A date, or whatever else is short, that stays in one line; it reads and is spoken as before. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll(ideographs, '\u2060');
}
