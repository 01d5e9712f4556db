/** A neighbour of the chapter on screen, past its end or before its beginning. */
export type PullSide = 'next' | 'previous';

/** How far a finger pulls past an edge until letting go opens what lies there, in CSS pixels. */
const pullLength = 140;

/** How far a pull has come, from 0 to 1, where letting go opens; back past the edge it is nothing. */
export function pullProgress(pixels: number): number {
  return Math.min(1, Math.max(0, pixels / pullLength));
}

/** Wheels and trackpads run on after the hand: what comes without such a pause is one gesture. */
const wheelPauseMs = 250;

/** A gesture of the wheel has to come this far to be meant, in CSS pixels. */
const wheelLength = 60;

/** For so long a first act at an edge waits for the second. */
export const armedMs = 4000;

type WheelGesture = {
  readonly side: PullSide;
  /** It began at the edge: what ran into it is no act. */
  readonly atEdge: boolean;
  readonly pixels: number;
  /** When its last event came, in milliseconds. */
  readonly at: number;
  readonly meant: boolean;
};

/** What has been done at the edges of a chapter by wheel and keys. */
export type EdgeActs = {
  readonly wheel: WheelGesture | null;
  /** The edge at which a second act opens what lies there, and since when, in milliseconds. */
  readonly armed: { readonly side: PullSide; readonly at: number } | null;
};

export const noActs: EdgeActs = { wheel: null, armed: null };

/** What became of an act; `opens` says which neighbour the reader asked for by it. */
type Outcome = { readonly acts: EdgeActs; readonly opens: PullSide | null };

/**
 * A deliberate act at an edge: a key, or a gesture of the wheel. The first arms the edge, the second
 * within four seconds opens what lies there; never one alone.
 */
export function actAtEdge(acts: EdgeActs, side: PullSide, at: number): Outcome {
  const { armed } = acts;
  const again = armed?.side === side && at - armed.at <= armedMs;
  return again
    ? { acts: { ...acts, armed: null }, opens: side }
    : { acts: { ...acts, armed: { side, at } }, opens: null };
}

/** One event of the wheel: `atEdge` where the page could not scroll that way any more. */
export function wheelAtEdge(
  acts: EdgeActs,
  event: {
    readonly side: PullSide;
    readonly pixels: number;
    readonly atEdge: boolean;
    readonly at: number;
  },
): Outcome {
  const { side, at } = event;
  const before = acts.wheel;
  const goesOn = before?.side === side && at - before.at < wheelPauseMs;
  const begun = goesOn ? before : { side, atEdge: event.atEdge, pixels: 0, meant: false };
  const pixels = begun.pixels + event.pixels;
  const isMeant = begun.atEdge && pixels >= wheelLength;
  const wheel = { ...begun, pixels, at, meant: isMeant };
  const next = { ...acts, wheel };
  return isMeant && !begun.meant ? actAtEdge(next, side, at) : { acts: next, opens: null };
}
