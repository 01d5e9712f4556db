import { type ReadingDirection, stepOfKey } from '@hanji/domain/reading/modes.ts';
import {
  actAtEdge,
  type EdgeActs,
  noActs,
  type PullSide,
  wheelAtEdge,
} from '@hanji/domain/reading/continuing/pull.ts';
import { isElsewhere } from '#comic/react/pull/is-elsewhere.ts';
import type { PullEdges } from '#comic/react/pull/use-pull.ts';
import { isKeyTaken } from '#shared/react/hooks/is-key-taken.ts';

type ActOptions = {
  readonly direction: ReadingDirection;
  readonly edges: () => PullEdges;
  /** One act more opens what lies there. */
  readonly onArmed: (side: PullSide) => void;
  readonly onOpen: (side: PullSide) => void;
};

/** Pixels of a wheel that counts in lines or pages. */
const unit = [1, 20, 400] as const;

/** The neighbour that a key goes on to, where it has no use for a control. */
function sideOfKey(event: KeyboardEvent, direction: ReadingDirection): PullSide | undefined {
  const { key, shiftKey, target } = event;
  const presses = target instanceof Element && target.closest('a, button, summary') !== null;
  if (key === ' ' ? presses : shiftKey) return undefined;
  const step = stepOfKey(key, direction, shiftKey);
  return step === 'next' || step === 'previous' ? step : undefined;
}

/** Follows wheel and keys at the edges: two deliberate acts open what lies there, one never does. */
export function followActs(options: ActOptions, signal: AbortSignal): void {
  let acts: EdgeActs = noActs;
  const take = ({ acts: next, opens }: ReturnType<typeof actAtEdge>): void => {
    const armed = next.armed !== acts.armed ? next.armed : null;
    acts = next;
    if (opens) options.onOpen(opens);
    else if (armed) options.onArmed(armed.side);
  };
  const onWheel = (event: WheelEvent): void => {
    // A pinch, or zoom.
    if (event.ctrlKey || isElsewhere(event)) return;
    const { deltaX, deltaY, timeStamp: at } = event;
    const delta = Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : deltaX;
    const pixels = Math.abs(delta) * (unit[event.deltaMode] ?? 1);
    const side = delta > 0 ? 'next' : 'previous';
    if (pixels > 0) take(wheelAtEdge(acts, { side, pixels, atEdge: options.edges()[side], at }));
  };
  const onKey = (event: KeyboardEvent): void => {
    const { repeat, altKey, ctrlKey, metaKey, timeStamp } = event;
    if (repeat || altKey || ctrlKey || metaKey || isKeyTaken(event)) return;
    const side = sideOfKey(event, options.direction);
    if (side && options.edges()[side]) take(actAtEdge(acts, side, timeStamp));
  };
  window.addEventListener('wheel', onWheel, { passive: true, capture: true, signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
}
