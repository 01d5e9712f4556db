/** A neighbour of the chapter on screen, past its end or before its beginning. */
export type PullSide = 'next' | 'previous';

/** How far a finger pulls past an edge until letting go opens what lies there, in CSS pixels. */
const pullLength = 140;

/** For so long a finger is held past that: a fling has let go by then. */
export const pullHoldMs = 200;

/** Pixels in a millisecond: a finger that goes on faster swipes, and is not held. */
const swipeSpeed = 0.4;

/** What the way of a pull counts for; the rest is that it is held. */
const wayShare = 0.9;

/** How far a finger has pulled past an edge, in CSS pixels, and when, in milliseconds. */
export type FingerPull = {
  readonly pixels: number;
  readonly at: number;
  /** Since when it has been far enough without swiping on. */
  readonly heldSince: number | null;
};

/** A finger that has come so far now; `last` is what it was before, null where it begins. */
export function pullOn(last: FingerPull | null, pixels: number, at: number): FingerPull {
  if (pixels < pullLength) return { pixels, at, heldSince: null };
  const swipes = last !== null && pixels - last.pixels > swipeSpeed * (at - last.at);
  return { pixels, at, heldSince: swipes ? at : (last?.heldSince ?? at) };
}

/**
 * How far a pull has come at a moment, from 0 to 1, where letting go opens; back past the edge it is
 * nothing.
 */
export function pullProgress({ pixels, heldSince }: FingerPull, at: number): number {
  const way = Math.min(1, Math.max(0, pixels / pullLength)) * wayShare;
  if (heldSince === null) return way;
  return way + (1 - wayShare) * Math.min(1, (at - heldSince) / pullHoldMs);
}

/** What comes sooner after an act, or after the edge came on screen, belongs to the reading there. */
export const edgeRestMs = 600;

/** Wheels and trackpads run on after the hand: what comes without such a pause is one gesture. */
const wheelPauseMs = 250;

/** A gesture of the wheel has to come this far to be meant, in CSS pixels. */
const wheelLength = 60;

/** For so long a first act at an edge waits for the second. */
export const armedMs = 4000;

type WheelGesture = {
  readonly side: PullSide;
  /** It began at the edge after a rest there: what ran into it is no act. */
  readonly counts: boolean;
  readonly pixels: number;
  /** When its last event came, in milliseconds. */
  readonly at: number;
  readonly meant: boolean;
};

/** What has been done at the edges of a chapter by wheel and keys. */
export type EdgeActs = {
  readonly wheel: WheelGesture | null;
  /** When a key was last pressed that reads on or back, in milliseconds. */
  readonly keyAt: number;
  /** The edge at which a second act opens what lies there, and since when, in milliseconds. */
  readonly armed: { readonly side: PullSide; readonly at: number } | null;
};

export const noActs: EdgeActs = { wheel: null, keyAt: -Infinity, armed: null };

/** What became of an act; `opens` says which neighbour the reader asked for by it. */
export type EdgeOutcome = { readonly acts: EdgeActs; readonly opens: PullSide | null };

/** One press of a key, or one event of the wheel. */
type EdgeEvent = {
  readonly side: PullSide;
  /** Whether the chapter can be moved no further that way: asked only after a rest, as it takes a layout. */
  readonly atEdge: () => boolean;
  /** In milliseconds. */
  readonly at: number;
  /** Since when nothing on screen has moved, in milliseconds. */
  readonly stillSince: number;
};

/** Whether it was quiet at the edge before: neither the same kind of act nor a scroll. */
function cameAfterRest({ atEdge, at, stillSince }: EdgeEvent, lastAt: number): boolean {
  return at - Math.max(stillSince, lastAt) >= edgeRestMs && atEdge();
}

/**
 * An act that came after a rest at the edge. The first arms the edge, the second within four seconds
 * opens what lies there; never one alone.
 */
function act(acts: EdgeActs, { side, at }: EdgeEvent): EdgeOutcome {
  const { armed } = acts;
  const waited = armed?.side === side ? at - armed.at : 0;
  return waited >= edgeRestMs && waited <= armedMs
    ? { acts: { ...acts, armed: null }, opens: side }
    : { acts: { ...acts, armed: { side, at } }, opens: null };
}

function nothing(acts: EdgeActs): EdgeOutcome {
  return { acts: { ...acts, armed: null }, opens: null };
}

/** One press of a key that reads on or back. Presses without a rest between them are a run. */
export function keyAtEdge(
  acts: EdgeActs,
  event: EdgeEvent & { /** It is held down. */ readonly repeat: boolean },
): EdgeOutcome {
  const next = { ...acts, keyAt: event.at };
  return !event.repeat && cameAfterRest(event, acts.keyAt) ? act(next, event) : nothing(next);
}

/** One event of the wheel. Gestures without a rest between them are a run. */
export function wheelAtEdge(
  acts: EdgeActs,
  event: EdgeEvent & { readonly pixels: number },
): EdgeOutcome {
  const { side, at } = event;
  const before = acts.wheel;
  const goesOn = before?.side === side && at - before.at < wheelPauseMs;
  const counts = cameAfterRest(event, before?.at ?? -Infinity);
  const begun = goesOn ? before : { side, counts, pixels: 0, meant: false };
  const pixels = begun.pixels + event.pixels;
  const meant = begun.counts && pixels >= wheelLength;
  const next = { ...acts, wheel: { ...begun, pixels, at, meant } };
  if (!begun.counts) return nothing(next);
  return meant && !begun.meant ? act(next, event) : { acts: next, opens: null };
}
