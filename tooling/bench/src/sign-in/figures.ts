/** The value that so much of all are at or below. @throws Error without a value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export const bars = { least: 0.9, most: 1.1, slowdown: 5 } as const;
