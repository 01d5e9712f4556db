/** How far beyond the screen images are loaded, in screens. */
export type Reach = {
  readonly ahead: number;
  readonly behind: number;
};

/** How the reader moves through the strip. */
export type Travel = {
  readonly forwards: boolean;
  /** Screens a second, never below 0. */
  readonly speed: number;
};

/** Before the reader has moved: a chapter is read towards its end. */
export const atRest: Travel = { forwards: true, speed: 0 };

/** What comes on the screen within so many seconds is wanted now. */
const secondsAhead = 1;
const widestAhead = 6;

/** Two screens ahead and one behind; with speed more ahead, for a sparing reader hardly more than is seen. */
export function reachOf({ speed }: Travel, sparing: boolean): Reach {
  if (sparing) return { ahead: 1, behind: 0 };
  return { ahead: Math.min(widestAhead, 2 + speed * secondsAhead), behind: speed > 1 ? 0.5 : 1 };
}

/** A pause after which an earlier speed says nothing, in milliseconds. */
const pauseMs = 300;
/** Weight of the newest step: a wheel moves by jerks. */
const newest = 0.4;

/** What was last seen of a journey. */
type Step = { readonly top: number; readonly at: number; readonly travel: Travel };

/** Follows a reader by the strip's top, in pixels, and the time, in milliseconds. */
export function followTravel(): (top: number, at: number, screen: number) => Travel {
  let last: Step | undefined;
  return (top, at, screen) => {
    const travel = last && screen > 0 ? travelFrom(last, { top, at }, screen) : atRest;
    last = { top, at, travel };
    return travel;
  };
}

function travelFrom(last: Step, now: Omit<Step, 'travel'>, screen: number): Travel {
  const way = now.top - last.top;
  const time = now.at - last.at;
  if (way === 0) return { ...last.travel, speed: time > pauseMs ? 0 : last.travel.speed };
  const forwards = way > 0;
  // After a pause the first step is a step and no speed: how long it took, nobody saw.
  if (time <= 0 || time > pauseMs) return { forwards, speed: 0 };
  const speed = (Math.abs(way) / screen / time) * 1000;
  const before = last.travel.forwards === forwards ? last.travel.speed : 0;
  return { forwards, speed: before + (speed - before) * newest };
}
