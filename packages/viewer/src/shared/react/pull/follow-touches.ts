import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import {
  edgeRestMs,
  type FingerPull,
  pullHoldMs,
  pullOn,
  pullProgress,
  type PullSide,
} from '@hanji/domain/reading/continuing/pull.ts';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';
import type { EdgeClock } from '#shared/react/pull/edge-clock.ts';
import type { FindEdges, PullEdges } from '#shared/react/pull/edges.ts';
import { isElsewhere } from '#shared/react/pull/is-elsewhere.ts';

type TouchOptions = {
  readonly direction: ReadingDirection;
  readonly edges: FindEdges;
  readonly clock: EdgeClock;
  /** How far it has come, from 0 to 1; nothing where the finger has come back. */
  readonly onPull: (side: PullSide, progress: number) => void;
  readonly onRelease: (side: PullSide, progress: number) => void;
};

/** Screen pixels that the next chapter was pulled in by. */
const pulled = {
  TTB: (from: Touch, to: Touch) => from.clientY - to.clientY,
  LTR: (from: Touch, to: Touch) => from.clientX - to.clientX,
  RTL: (from: Touch, to: Touch) => to.clientX - from.clientX,
} as const satisfies Record<ReadingDirection, (from: Touch, to: Touch) => number>;

/** At the top the browser would load the page anew: there the chapter before is pulled in. */
function keepFromRefreshing(signal: AbortSignal): void {
  const { style } = document.documentElement;
  style.overscrollBehaviorY = 'contain';
  signal.addEventListener('abort', () => style.removeProperty('overscroll-behavior-y'));
}

type TouchPull = FingerPull & { readonly side: PullSide };

/**
 * Follows a finger that was put down where the chapter rested at its edge: what runs into one pulls
 * nothing, nor does what comes right after.
 */
export function followTouches(
  options: TouchOptions,
  sources: readonly (Window | Document)[],
  signal: AbortSignal,
): void {
  const { direction, edges, clock, onPull, onRelease } = options;
  if (direction === 'TTB') keepFromRefreshing(signal);
  const isAcross = direction !== 'TTB';
  let from: Touch | null = null;
  let began: PullEdges | undefined;
  let pull: TouchPull | null = null;
  let held: ReturnType<typeof setTimeout> | undefined;

  /** A finger that is held tells nothing by itself: it is looked at again when it was held enough. */
  const follow = (next: TouchPull | null): void => {
    clearTimeout(held);
    if (next && next.heldSince !== null) {
      held = setTimeout(() => onPull(next.side, 1), pullHoldMs - (next.at - next.heldSince));
    }
    pull = next;
  };
  const end = (at: number | null): void => {
    if (pull) onRelease(pull.side, at === null ? 0 : pullProgress(pull, at));
    from = null;
    follow(null);
  };
  const listen = (
    type: keyof DocumentEventMap & `touch${string}`,
    run: (event: TouchEvent) => void,
  ) => {
    for (const source of sources) {
      source.addEventListener(type, (event) => run(event as TouchEvent), { passive: true, signal });
    }
  };

  listen('touchstart', (event) => {
    end(null);
    // Two fingers pinch, and in what was enlarged one finger looks around.
    const pulls = event.touches.length === 1 && !isElsewhere(event) && !isEnlarged();
    const rested = clock.timeOf(event) - clock.stillSince() >= edgeRestMs;
    from = pulls && rested ? (event.touches[0] ?? null) : null;
    began = edges(isAcross);
  });
  listen('touchmove', (event) => {
    const to = event.touches[0];
    if (!from || !to || event.touches.length > 1) return end(null);
    const way = pulled[direction](from, to);
    const side = way > 0 ? 'next' : 'previous';
    const stays = began?.[side] === true && edges(isAcross)[side] && way !== 0;
    if (pull && (!stays || pull.side !== side)) {
      onPull(pull.side, 0);
      follow(null);
    }
    if (!stays) return;
    const at = clock.timeOf(event);
    follow({ side, ...pullOn(pull, Math.abs(way), at) });
    if (pull) onPull(side, pullProgress(pull, at));
  });
  listen('touchend', (event) => end(clock.timeOf(event)));
  listen('touchcancel', () => end(null));
  signal.addEventListener('abort', () => clearTimeout(held));
}
