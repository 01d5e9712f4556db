import type { ReactElement } from 'react';
import { type AutoScrollOptions, useAutoScroll } from '#comic/react/auto-scroll/use-auto-scroll.ts';
import { AutoScrollPaused } from '#comic/react/auto-scroll/AutoScrollPaused.tsx';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';

type AutoScrollProps = AutoScrollOptions & {
  readonly words: ComicPanelLabels;
};

/** Scrolls for as long as it is there, and asks when it rests. */
export function AutoScroll({ words, ...options }: AutoScrollProps): ReactElement | null {
  const { paused, resume } = useAutoScroll(options);
  if (!paused) return null;
  return <AutoScrollPaused words={words} onResume={resume} onStop={options.onEnd} />;
}
