/**
 * Lets a count pass: a whole number from 0, as far as numbers are exact.
 * @throws RangeError for what is none: negative, broken, not finite, or over 2^53 - 1.
 */
export function assertCount(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a count: ${value}`);
}
