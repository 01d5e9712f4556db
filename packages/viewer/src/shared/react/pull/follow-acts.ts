import { type PageStep, stepOfKey } from '@hanji/domain/reading/turns.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import {
  type EdgeActs,
  type EdgeOutcome,
  keyAtEdge,
  noActs,
  type PullSide,
  wheelAtEdge,
} from '@hanji/domain/reading/continuing/pull.ts';
import type { EdgeClock } from '#shared/react/pull/edge-clock.ts';
import { isElsewhere } from '#shared/react/pull/is-elsewhere.ts';
import type { FindEdges } from '#shared/react/pull/edges.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

type ActOptions = {
  readonly direction: ReadingDirection;
  readonly edges: FindEdges;
  readonly clock: EdgeClock;
  /** One act more opens what lies there; null where it would be a first one again. */
  readonly onArmed: (side: PullSide | null) => void;
  readonly onOpen: (side: PullSide) => void;
};

/** Pixels of a wheel that counts in lines or pages. */
export const wheelUnits = [1, 20, 400] as const;

/** What a key asks of the chapter, unless a control has use for it. */
function stepOf(event: KeyboardEvent, direction: ReadingDirection): PageStep | undefined {
  return isNoStep(event) ? undefined : stepOfKey(event.key, direction, event.shiftKey);
}

/**
 * Follows wheel and keys at the edges: two deliberate acts open what lies there, one never does. Gives
 * what takes a first one back.
 */
export function followActs(
  options: ActOptions,
  sources: readonly (Window | Document)[],
  signal: AbortSignal,
): () => void {
  const { clock, direction, edges } = options;
  let acts: EdgeActs = noActs;
  const take = ({ acts: next, opens }: EdgeOutcome): void => {
    const before = acts.armed;
    acts = next;
    if (opens) options.onOpen(opens);
    else if (next.armed !== before) options.onArmed(next.armed?.side ?? null);
  };
  const onWheel = (event: WheelEvent): void => {
    // A pinch, or zoom.
    if (event.ctrlKey || isElsewhere(event)) return;
    const { deltaX, deltaY } = event;
    const delta = Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : deltaX;
    const pixels = Math.abs(delta) * (wheelUnits[event.deltaMode] ?? 1);
    if (pixels === 0) return;
    // A turn to the side goes where that side lies.
    const turned = direction === 'RTL' && delta === deltaX && deltaX !== deltaY;
    const side = delta > 0 !== turned ? 'next' : 'previous';
    const at = clock.timeOf(event);
    const atEdge = (): boolean => edges(delta === deltaX && deltaX !== deltaY)[side];
    take(wheelAtEdge(acts, { side, pixels, atEdge, at, stillSince: clock.stillSince() }));
  };
  const onKey = (event: KeyboardEvent): void => {
    const { repeat, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || isKeyTaken(event)) return;
    const step = stepOf(event, direction);
    if (!step) return;
    const side = step === 'previous' || step === 'first' ? 'previous' : 'next';
    const at = clock.timeOf(event);
    // To either end leads no further, but is of the same run.
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const atEdge = (): boolean => step === side && edges(isAcross)[side];
    take(keyAtEdge(acts, { side, repeat, atEdge, at, stillSince: clock.stillSince() }));
  };
  for (const source of sources) {
    source.addEventListener('wheel', (event) => onWheel(event as WheelEvent), {
      passive: true,
      capture: true,
      signal,
    });
    source.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), {
      capture: true,
      signal,
    });
  }
  return () => take({ acts: { ...acts, armed: null }, opens: null });
}
