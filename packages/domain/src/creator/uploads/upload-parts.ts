/** As the contract's `uploadPartBytes`, whose values rules do not import; a test compares them. */
export const partBytes = 2_097_152;

/** How many parts a file of so many bytes comes in; one at least. */
export function partCount(size: number): number {
  return Math.max(1, Math.ceil(size / partBytes));
}

/** How many bytes a part has, from 0; null where the file has no such part. */
export function partSize(size: number, part: number): number | null {
  const parts = partCount(size);
  if (!Number.isInteger(part) || part < 0 || part >= parts) return null;
  return part < parts - 1 ? partBytes : size - partBytes * (parts - 1);
}

/** The parts of a file that are not there yet, ascending: what is sent after it broke off. */
export function missingParts(size: number, received: readonly number[]): number[] {
  const there = new Set(received);
  return Array.from({ length: partCount(size) }, (_, part) => part).filter(
    (part) => !there.has(part),
  );
}
