/** In whatever unit. */
export type Area = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type Score = {
  readonly known: number;
  readonly found: number;
  /** Found where one is known. */
  readonly hit: number;
};

/** Two boxes are the same panel where so much of what both cover is covered by both. */
export const leastLikeness = 0.7;

export function likeness(a: Area, b: Area): number {
  const area = ({ left, right, top, bottom }: Area): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const shared = area({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  return shared === 0 ? 0 : shared / (area(a) + area(b) - shared);
}

/** Gives each known box the likest found one, the likest pairs first, each at most once. */
export function scoreOf(known: readonly Area[], found: readonly Area[]): Score {
  const pairs = known
    .flatMap((own, i) => found.map((other, k) => ({ i, k, like: likeness(own, other) })))
    .filter(({ like }) => like >= leastLikeness)
    .toSorted((a, b) => b.like - a.like);
  const taken = { known: new Set<number>(), found: new Set<number>() };
  for (const { i, k } of pairs) {
    if (taken.known.has(i) || taken.found.has(k)) continue;
    taken.known.add(i);
    taken.found.add(k);
  }
  return { known: known.length, found: found.length, hit: taken.known.size };
}

/** Share of what was found that is there; 1 where nothing was found. */
export function precisionOf({ found, hit }: Score): number {
  return found === 0 ? 1 : hit / found;
}

/** Share of what is there that was found; 1 where there is nothing. */
export function recallOf({ known, hit }: Score): number {
  return known === 0 ? 1 : hit / known;
}
