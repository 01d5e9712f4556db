import type { Frame, Spot } from './outline.ts';

/** Where a document is parted. */
export type Cut = {
  readonly at: number;
  /** What is open there. */
  readonly frames: readonly Frame[];
  /** Of each of them: how many items of it are before, null where it is no list. */
  readonly itemsBefore: readonly (number | null)[];
};

type Choice = { readonly cut: Cut; readonly depth: number; readonly cost: number };

function choiceAt({ at, depth, item }: Spot, open: readonly Frame[], cost: number): Choice {
  const frames = open.slice(0, depth);
  const itemsBefore = frames.map((_, index) => (frames[index + 1] ?? { item }).item);
  return { cut: { at, frames, itemsBefore }, depth, cost };
}

/**
 * Chooses among the spots that it is offered, in order: a cut each time that so much was gone
 * through or a quarter more, at the spot that is within the fewest elements.
 */
export function collectCuts(most: number) {
  const cuts: Cut[] = [];
  let last = 0;
  let best: Choice | null = null;
  let visible: Choice | null = null;
  return {
    /** `cost` is that of all before the spot. */
    offer(spot: Spot, open: readonly Frame[], cost: number): void {
      if (cost - last < most) return;
      if (spot.shows) visible ??= choiceAt(spot, open, cost);
      else if (best === null || spot.depth < best.depth) best = choiceAt(spot, open, cost);
      if (cost - last < most * 1.25) return;
      const chosen = best ?? visible;
      if (chosen === null) return;
      cuts.push(chosen.cut);
      last = chosen.cost;
      best = null;
      visible = null;
    },
    all: (): readonly Cut[] => cuts,
  };
}
