/**
 * Lets a count pass: a whole number from 0.
 * @throws RangeError for what is none: negative, broken or not finite.
 */
export function assertCount(value: number): void {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`not a count: ${value}`);
}
