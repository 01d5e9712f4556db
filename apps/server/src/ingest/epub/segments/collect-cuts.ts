import type { ItemNumber } from '../split/list-numbers.ts';
import { listWithin, type Frame, type Spot, type Strain } from './outline.ts';

/** Where a document is parted. */
export type Cut = {
  readonly at: number;
  /** What is open there. */
  readonly frames: readonly Frame[];
  /** Of each of them: the number of its next item, null where it has none. */
  readonly numbers: readonly (ItemNumber | null)[];
};

type Choice = { readonly cut: Cut; readonly depth: number; readonly cost: number };

function choiceAt({ at, depth, next }: Spot, open: readonly Frame[], cost: number): Choice {
  const frames = open.slice(0, depth);
  const numberOf = (list: Frame): ItemNumber | null => {
    if (list.name !== 'ol') return null;
    const item = frames.find((frame) => frame.number !== null && frame.list === list);
    if (item !== undefined) return item.number;
    // What is open within it may have begun behind the spot.
    return listWithin(frames.at(-1)) === list ? next : list.next;
  };
  return { cut: { at, frames, numbers: frames.map(numberOf) }, depth, cost };
}

/** From the best to the worst. */
const strains: readonly Strain[] = [0, 1, 2, 3];

/**
 * Chooses among the spots that it is offered, in order: a cut each time that so much was gone
 * through or a quarter more, where it shows least, at the spot that is within the fewest elements.
 */
export function collectCuts(most: number) {
  const cuts: Cut[] = [];
  let last = 0;
  const choices = new Map<Strain, Choice>();
  return {
    /** `cost` is that of all before the spot. */
    offer(spot: Spot, open: readonly Frame[], cost: number): void {
      // One that stands behind its headings may have been parted from them there.
      if (cost - last < most || spot.at <= (cuts.at(-1)?.at ?? 0)) return;
      const known = choices.get(spot.strain);
      if (known === undefined || spot.depth < known.depth) {
        choices.set(spot.strain, choiceAt(spot, open, cost));
      }
      if (cost - last < most * 1.25) return;
      const least = strains.find((strain) => choices.has(strain));
      const chosen = least === undefined ? undefined : choices.get(least);
      if (chosen === undefined) return;
      cuts.push(chosen.cut);
      last = chosen.cost;
      choices.clear();
    },
    all: (): readonly Cut[] => cuts,
  };
}
