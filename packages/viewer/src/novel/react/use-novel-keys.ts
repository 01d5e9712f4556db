import { useEffect, useEffectEvent } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { stepOfKey } from '@hanji/domain/reading/turns.ts';
import type { NovelMode } from '@hanji/domain/reading/novel.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

type NovelKeys = {
  readonly mode: NovelMode;
  readonly direction: () => PageDirection;
  /** The text is scrolled sideways, as where its lines run down. */
  readonly isSideways: () => boolean;
  readonly onStep: (step: 'previous' | 'next') => void;
  /** By screens; negative is back. */
  readonly onScroll: (screens: number) => void;
  /** To the chapter's first or last screen. */
  readonly onEdge: (edge: 'start' | 'end') => void;
};

const screensOfKey: Readonly<Record<string, number>> = {
  ArrowDown: 0.1,
  ArrowUp: -0.1,
  PageDown: 0.9,
  PageUp: -0.9,
  ' ': 0.9,
};

/** The same of arrows that point along a text that goes sideways. */
const screensAlong = { next: 0.1, previous: -0.1 } as const;

const edgeOfKey: Readonly<Record<string, 'start' | 'end'>> = { Home: 'start', End: 'end' };

/** Keys of the page and of the frame, which has the focus once it was touched. */
export function useNovelKeys(keys: NovelKeys): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent): void => {
    if (isKeyTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isNoStep(event)) return;
    const { mode, direction, onStep, onScroll } = keys;
    const edge = edgeOfKey[event.key];
    if (edge !== undefined) {
      event.preventDefault();
      keys.onEdge(edge);
      return;
    }
    if (mode === 'scroll') {
      const along = keys.isSideways() ? stepOfKey(event.key, direction()) : undefined;
      const turns = along === 'next' || along === 'previous';
      const screens = screensOfKey[event.key] ?? (turns ? screensAlong[along] : undefined);
      if (screens === undefined) return;
      event.preventDefault();
      onScroll(event.key === ' ' && event.shiftKey ? -screens : screens);
      return;
    }
    const step = stepOfKey(event.key, direction(), event.shiftKey);
    if (step !== 'next' && step !== 'previous') return;
    event.preventDefault();
    onStep(step);
  };
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return onKey;
}
