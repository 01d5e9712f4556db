/** When things happen at the edges, in milliseconds of this page. */
export type EdgeClock = {
  readonly timeOf: (event: UIEvent) => number;
  /** When anything was last scrolled, or the clock began. */
  readonly stillSince: () => number;
};

/** Documents within the page count their time from when they began themselves. */
function timeOf({ timeStamp, view }: UIEvent): number {
  const began = view?.performance.timeOrigin ?? performance.timeOrigin;
  return timeStamp + began - performance.timeOrigin;
}

/** Begins with nothing having moved: what was pressed and turned before belongs to another chapter. */
export function startEdgeClock(
  sources: readonly (Window | Document)[],
  signal: AbortSignal,
): EdgeClock {
  let scrolledAt = performance.now();
  for (const source of sources) {
    source.addEventListener('scroll', () => (scrolledAt = performance.now()), {
      passive: true,
      capture: true,
      signal,
    });
  }
  return { timeOf, stillSince: () => scrolledAt };
}
