import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';

/** On which sides a reader stands at the end of what can be seen. */
export type PullEdges = Readonly<Record<PullSide, boolean>>;

/**
 * At which edges the reader stands now, for what goes down or, where `isAcross`, to the side: a card that
 * is taller than the screen is no edge for what scrolls it alone.
 */
export type FindEdges = (isAcross: boolean) => PullEdges;

/** Pixels by which browsers round, or a bar that comes and goes is behind. */
export const tolerance = 2;

/** In what is enlarged, fingers and wheel look around. */
export const noEdges: PullEdges = { next: false, previous: false };

/** Where the window can be scrolled no further. */
export function edgesOfPage(): PullEdges {
  const { scrollHeight } = document.documentElement;
  return {
    next: window.scrollY + window.innerHeight >= scrollHeight - tolerance,
    previous: window.scrollY <= tolerance,
  };
}
