import { clamp } from '#numbers/clamp.ts';
import { atPercent } from '#numbers/percent.ts';

/** A place in a book: which spine item and what share of its text lies before. */
export type BookPlace = {
  readonly section: number;
  /** 0 to 1. */
  readonly share: number;
};

/**
 * Percent of a whole book, 0 to 100 with fractions, from the weight of each spine item (its
 * characters). 0 of a book without weight (reading-service, section 2 "Viewers").
 */
export function bookPercent(weights: readonly number[], place: BookPlace): number {
  const total = sumOf(weights);
  if (total <= 0) return 0;
  const own = (weights[place.section] ?? 0) * clamp(place.share, 0, 1);
  return ((sumOf(weights.slice(0, place.section)) + own) / total) * 100;
}

/** The place at a percent of the book; items without weight are passed over. */
export function placeAtPercent(weights: readonly number[], percent: number): BookPlace {
  let left = atPercent(percent, sumOf(weights));
  for (const [section, weight] of weights.entries()) {
    if (left < weight) return { section, share: left / weight };
    left -= weight;
  }
  const last = weights.findLastIndex((weight) => weight > 0);
  return last === -1 ? { section: 0, share: 0 } : { section: last, share: 1 };
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
