import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';

/** How a chapter was come to out of its neighbour. */
export type Arrival = {
  readonly by: PullSide;
  /** The neighbour was read aloud to its end. */
  readonly isAloud: boolean;
};

/** Of this page alone, so that a reload forgets it. */
let announced: (Arrival & { readonly chapterId: number }) | null = null;

/** Said before a chapter is opened; null where not out of its neighbour. */
export function announceArrival(next: (Arrival & { readonly chapterId: number }) | null): void {
  announced = next;
}

/** How this chapter is come to; null where not out of a neighbour. */
export function arrivalIn(chapterId: number): Arrival | null {
  return announced?.chapterId === chapterId ? announced : null;
}

/** A chapter's screen is there and knows it: whatever is opened next is another time. */
export function forgetArrival(): void {
  announced = null;
}
