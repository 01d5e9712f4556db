import type { ReadingDirection } from '@hanji/domain/reading/modes.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { isElsewhere } from '#comic/react/pull/is-elsewhere.ts';
import type { PullEdges } from '#comic/react/pull/use-pull.ts';

type TouchOptions = {
  readonly direction: ReadingDirection;
  readonly edges: () => PullEdges;
  /** Pixels past the edge; none or fewer where the finger has come back. */
  readonly onPull: (side: PullSide, pixels: number) => void;
  readonly onRelease: (side: PullSide, pixels: number) => void;
};

/** Screen pixels that the next chapter was pulled in by. */
const pulled = {
  TTB: (from: Touch, to: Touch) => from.clientY - to.clientY,
  LTR: (from: Touch, to: Touch) => from.clientX - to.clientX,
  RTL: (from: Touch, to: Touch) => to.clientX - from.clientX,
} as const satisfies Record<ReadingDirection, (from: Touch, to: Touch) => number>;

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

/** At the top the browser would load the page anew: there the chapter before is pulled in. */
function keepFromRefreshing(signal: AbortSignal): void {
  const { style } = document.documentElement;
  style.overscrollBehaviorY = 'contain';
  signal.addEventListener('abort', () => style.removeProperty('overscroll-behavior-y'));
}

/** Follows a finger that was put down at an edge: what runs into one pulls nothing. */
export function followTouches(options: TouchOptions, signal: AbortSignal): void {
  const { direction, edges, onPull, onRelease } = options;
  if (direction === 'TTB') keepFromRefreshing(signal);
  let from: Touch | null = null;
  let began: PullEdges = { next: false, previous: false };
  let pull: { side: PullSide; pixels: number } | null = null;

  const end = (released: boolean): void => {
    if (pull) onRelease(pull.side, released ? pull.pixels : 0);
    from = null;
    pull = null;
  };
  const listen = (type: 'touchstart' | 'touchmove', run: (event: TouchEvent) => void): void =>
    window.addEventListener(type, run, { passive: true, signal });

  listen('touchstart', (event) => {
    end(false);
    // Two fingers pinch, and in what was enlarged one finger looks around.
    const pulls = event.touches.length === 1 && !isElsewhere(event) && !isEnlarged();
    from = pulls ? (event.touches[0] ?? null) : null;
    began = edges();
  });
  listen('touchmove', ({ touches }) => {
    const to = touches[0];
    if (!from || !to || touches.length > 1) return end(false);
    const way = pulled[direction](from, to);
    const side = way > 0 ? 'next' : 'previous';
    const stays = began[side] && edges()[side] && way !== 0;
    if (pull && (!stays || pull.side !== side)) {
      onPull(pull.side, 0);
      pull = null;
    }
    if (!stays) return;
    pull = { side, pixels: Math.abs(way) };
    onPull(side, pull.pixels);
  });
  window.addEventListener('touchend', () => end(true), { signal });
  window.addEventListener('touchcancel', () => end(false), { signal });
}
