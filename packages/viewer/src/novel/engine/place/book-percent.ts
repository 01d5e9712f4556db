/** A place in a book: which spine item and what share of its text lies before. */
export interface BookPlace {
  readonly section: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Percent of the whole book, 0 to 100, from the weight of each spine item. */
export function percentOf(weights: readonly number[], place: BookPlace): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return 0;
  const before = weights.slice(0, place.section).reduce((sum, weight) => sum + weight, 0);
  const own = (weights[place.section] ?? 0) * Math.min(1, Math.max(0, place.share));
  return ((before + own) / total) * 100;
}

/** The place at a percent of the book; items without weight are passed over. */
export function placeAt(weights: readonly number[], percent: number): BookPlace {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (total * Math.min(100, Math.max(0, percent))) / 100;
  for (const [section, weight] of weights.entries()) {
    if (weight > 0 && left < weight) return { section, share: left / weight };
    left -= weight;
  }
  const last = weights.findLastIndex((weight) => weight > 0);
  return { section: Math.max(0, last), share: last === -1 ? 0 : 1 };
}
