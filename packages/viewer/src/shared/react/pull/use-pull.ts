import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import { armedMs, type PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { startEdgeClock } from '#shared/react/pull/edge-clock.ts';
import type { FindEdges } from '#shared/react/pull/edges.ts';
import { followActs } from '#shared/react/pull/follow-acts.ts';
import { followTouches } from '#shared/react/pull/follow-touches.ts';

/** Gives what opens a neighbour, or null where that is not to be opened so. */
export type OpensNeighbour = (side: PullSide) => Promise<(() => void) | null>;

type PullOptions = {
  readonly onPull: OpensNeighbour | undefined;
  /** A document within the page that is touched and turned too. */
  readonly frame?: Document | undefined;
  readonly direction: ReadingDirection;
  readonly edges: FindEdges;
  /** It is shown what lies at an edge. */
  readonly onShown?: (() => void) | undefined;
};

type Shown = { readonly side: PullSide; readonly progress: number; readonly armed: boolean };

/** What is shown of a pull; no side while nothing is pulled, or nothing lies there to be opened. */
type Pull = Omit<Shown, 'side'> & { readonly side: PullSide | undefined };

const nothing: Pull = { side: undefined, progress: 0, armed: false };

/**
 * Opens the neighbouring chapter by a deliberate act at an edge: a finger that pulls past it, or two
 * acts of the wheel or of a key. Whether it may be opened so, is asked when the first one begins.
 */
export function usePull(options: PullOptions): Pull {
  const [shown, setShown] = useState<Shown>();
  const [openable, setOpenable] = useState<ReadonlySet<PullSide>>(new Set());
  const found = useRef(new Map<PullSide, Promise<(() => void) | null>>());

  /** Asked once for each side. */
  const find = useEffectEvent((side: PullSide): Promise<(() => void) | null> => {
    const asked = found.current.get(side) ?? options.onPull?.(side) ?? Promise.resolve(null);
    found.current.set(side, asked);
    asked.then(
      (open) => open && setOpenable((now) => new Set([...now, side])),
      () => found.current.delete(side),
    );
    return asked;
  });
  const open = useEffectEvent((side: PullSide): void => {
    setShown(undefined);
    find(side).then(
      (go) => go?.(),
      () => undefined,
    );
  });
  const show = useEffectEvent((next: Shown | undefined): void => {
    if (next) void find(next.side).catch(() => undefined);
    setShown(next);
  });
  const edges = useEffectEvent(options.edges);
  const disarm = useRef<() => void>(undefined);
  const { direction, frame } = options;

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const sources = frame ? [window, frame] : [window];
    const clock = startEdgeClock(sources, signal);
    followTouches(
      {
        direction,
        edges: (isAcross) => edges(isAcross),
        clock,
        onPull: (side, progress) =>
          show(progress > 0 ? { side, progress, armed: false } : undefined),
        onRelease: (side, progress) => {
          if (progress >= 1) open(side);
          else show(undefined);
        },
      },
      sources,
      signal,
    );
    disarm.current = followActs(
      {
        direction,
        edges: (isAcross) => edges(isAcross),
        clock,
        onArmed: (side) => show(side ? { side, progress: 0.5, armed: true } : undefined),
        onOpen: (side) => open(side),
      },
      sources,
      signal,
    );
    return () => over.abort();
  }, [direction, frame]);

  useEffect(() => {
    if (!shown?.armed) return undefined;
    const timer = setTimeout(() => setShown(undefined), armedMs);
    return () => clearTimeout(timer);
  }, [shown]);

  // Drawn again, the reader may have left the edge otherwise than by what is followed here.
  useEffect(() => {
    if (shown?.armed && !edges(true)[shown.side]) disarm.current?.();
  });

  const side = shown && openable.has(shown.side) ? shown.side : undefined;
  const tellShown = useEffectEvent(() => options.onShown?.());
  useEffect(() => {
    if (side) tellShown();
  }, [side]);
  return shown && side ? shown : nothing;
}
