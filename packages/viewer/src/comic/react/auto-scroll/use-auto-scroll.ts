import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import { hasPanels } from '@hanji/domain/reading/panels/has-panels.ts';
import { joinPieces } from '@hanji/domain/reading/panels/join-pieces.ts';
import { scrollFactor, type StripSight } from '@hanji/domain/reading/panels/scroll-factor.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { scrollPace } from '#comic/engine/scroll-pace.ts';

/** Scrolling by itself: paused by whatever the reader does, and going on only when they say so. */
type AutoScrolling = {
  readonly paused: boolean;
  readonly resume: () => void;
};

/** A frame after a longer one does not jump, in milliseconds. */
const longestFrame = 100;

/** Where the strip lies in the window. */
function stripIn(viewer: Element | null): DOMRect | undefined {
  return viewer?.querySelector('[data-strip]')?.getBoundingClientRect();
}

/** The strip's last picture has come up whole. */
function isOver(viewer: Element | null): boolean {
  const strip = stripIn(viewer);
  return !strip || strip.bottom <= window.innerHeight + 1;
}

/** What steers the reader is no touch of the page. */
function isSteering(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-shown], [data-steers]') !== null;
}

/** What of the strip is on screen. */
function sightOf(viewer: Element | null): StripSight {
  const box = stripIn(viewer);
  if (!box || box.width <= 0) return { top: 0, height: 0 };
  return { top: -box.top / box.width, height: window.innerHeight / box.width };
}

export type AutoScrollOptions = {
  readonly viewer: RefObject<HTMLElement | null>;
  readonly speed: number;
  readonly layout: StripLayout<ComicImage>;
  /** The last picture has come up whole. */
  readonly onEnd: () => void;
};

/** Rests on panels and hurries over empty stretches, where panels are known. */
export function useAutoScroll({ viewer, speed, layout, onEnd }: AutoScrollOptions): AutoScrolling {
  const [paused, setPaused] = useState(false);
  const panels = useMemo(
    () => (hasPanels(layout.images) ? joinPieces(layout, true) : []),
    [layout],
  );
  const ended = useEffectEvent(onEnd);
  const pace = useEffectEvent(
    () => scrollPace(speed, window.innerHeight) * scrollFactor(panels, sightOf(viewer.current)),
  );

  useEffect(() => {
    if (paused) return undefined;
    let frame = 0;
    let before = performance.now();
    let due = 0;
    const go = (now: number): void => {
      due += (pace() * Math.min(longestFrame, Math.max(0, now - before))) / 1000;
      before = now;
      // Whole pixels of the screen: what is between two of them would blur the pictures.
      const pixels = Math.floor(due * devicePixelRatio) / devicePixelRatio;
      due -= pixels;
      if (pixels > 0) window.scrollBy({ top: pixels, behavior: 'instant' });
      if (isOver(viewer.current)) ended();
      else frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [paused, viewer]);

  /** The touch that pauses asks for nothing else. */
  const swallows = useRef(false);
  useEffect(() => {
    const pause = ({ type, target }: Event): void => {
      if (type === 'pointerdown') swallows.current = false;
      if (paused || isSteering(target)) return;
      swallows.current = type === 'pointerdown';
      setPaused(true);
    };
    const swallow = (event: Event): void => {
      // A touch that went on to scroll brings no press: the next one may be that of a key.
      if (swallows.current && (event as MouseEvent).detail > 0) event.stopPropagation();
      swallows.current = false;
    };
    const signs = ['pointerdown', 'wheel', 'keydown'] as const;
    const early = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, pause, early);
    window.addEventListener('click', swallow, { capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, pause, early);
      window.removeEventListener('click', swallow, { capture: true });
    };
  }, [paused]);

  return { paused, resume: () => setPaused(false) };
}
