import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';

/** How a chapter was come to out of its neighbour; of this page alone, so that a reload forgets it. */
type Arrival = {
  readonly chapterId: number;
  readonly by: PullSide;
  /** The neighbour was read aloud to its end. */
  readonly isAloud: boolean;
};

let arrival: Arrival | null = null;

/** Said before the neighbour is opened. */
export function announceArrival(next: Arrival): void {
  arrival = next;
}

/** How this chapter was come to; null where not out of a neighbour. */
export function arrivalIn(chapterId: number): PullSide | null {
  return arrival?.chapterId === chapterId ? arrival.by : null;
}

/** Whether it goes on being read aloud. */
export function arrivesAloud(chapterId: number): boolean {
  return arrival?.chapterId === chapterId && arrival.isAloud;
}

/** It has begun: from here on its place is the reader's. */
export function forgetArrival(chapterId: number): void {
  if (arrival?.chapterId === chapterId) arrival = null;
}
