/** Control characters and those that turn the direction of a line, which a file's names may hold. */
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text from outside as one line for a terminal: nothing in it moves the cursor or changes colours. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, ' ').trim();
}
