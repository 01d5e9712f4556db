import { useCallback, useRef, useState } from 'react';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { type LoadWindow, type StripView, stripWindow } from '#comic/engine/window/image-window.ts';
import { lineOf } from '#comic/engine/line.ts';
import { oneBeyond } from '#comic/engine/window/one-beyond.ts';
import { followTravel, type Travel } from '#comic/engine/window/reach.ts';
import { createLiveImages, type LiveImages } from '#comic/engine/window/live-images.ts';
import { blocksAround } from '#comic/engine/window/strip-pieces.ts';

/** Which images of a strip are loaded, and what tells of changes. */
export type StripLoad = {
  /** Stays the same: with every step of the reader some come and go, and no others are drawn again. */
  readonly live: LiveImages;
  /** Those that were on the screen first: they are wanted before all else. */
  readonly first: LoadWindow;
  /** Blocks of images that have boxes of their own. */
  readonly blocks: ReadonlySet<number>;
  /** To call whenever the strip has moved, or is of another size. */
  readonly onView: (view: Omit<StripView, 'pixelRatio'>) => void;
  /** An image has come, or is given up. */
  readonly onSettled: (imageId: string) => void;
};

const none: LoadWindow = { from: 0, to: -1 };
const nothing: ReadonlySet<number> = new Set();

/** Follows the reader: what lies where they go is loaded before what lies behind. */
export function useStripLoad(layout: StripLayout<ComicImage>): StripLoad {
  const [loaded, setLoaded] = useState({ first: none, blocks: nothing });
  const [live] = useState(createLiveImages);
  const [follow] = useState(followTravel);
  const [settled] = useState(() => new Set<string>());
  const last = useRef<{ view: StripView; travel: Travel }>(undefined);

  const load = useCallback((): void => {
    if (!last.current) return;
    const { view, travel } = last.current;
    const { sparing, slow } = lineOf(navigator);
    const wanted = stripWindow(layout, view, { travel, sparing });
    const isSettled = (index: number): boolean => settled.has(layout.images[index]?.id ?? '');
    const { from, to } = slow ? oneBeyond(wanted, travel.forwards, isSettled) : wanted;
    const before = live.window();
    if (before.from === from && before.to === to) return;
    live.move({ from, to });
    setLoaded((now) => {
      const first = now.first.to < 0 ? wanted.seen : now.first;
      const blocks = blocksAround(now.blocks, wanted);
      return first === now.first && blocks === now.blocks ? now : { first, blocks };
    });
  }, [layout, live, settled]);

  const onView = useCallback<StripLoad['onView']>(
    (seen) => {
      const travel = follow(seen.top, performance.now(), seen.height);
      last.current = { view: { ...seen, pixelRatio: window.devicePixelRatio }, travel };
      load();
    },
    [follow, load],
  );
  const onSettled = useCallback(
    (imageId: string) => {
      settled.add(imageId);
      // On a good line nothing waits for it.
      if (lineOf(navigator).slow) load();
    },
    [load, settled],
  );
  return { ...loaded, live, onView, onSettled };
}
