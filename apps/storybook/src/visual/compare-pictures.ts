import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { checkAccessibility } from './accessibility.ts';
import { paintedArea } from './painted-area.ts';
import { settled } from './settled.ts';
import { themesOf } from './themes.ts';

/** How long a picture that differs is taken again: what a chunk of its own draws may come late. */
const patienceMs = 15_000;

/**
 * After a story's test, in one pass: every accessibility rule in the light theme, contrast again in
 * the dark one, and its picture in both against the kept ones. Outside of tests it does nothing.
 */
export async function comparePictures(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { commands } = await import('vitest/browser');
  const { dataset } = document.documentElement;
  const wanted = dataset['theme'];
  try {
    for (const theme of themesOf(context)) {
      dataset['theme'] = theme;
      await settled();
      await checkAccessibility(theme);
      if (context.tags.includes('no-picture')) continue;
      const compare = () => commands.comparePicture(context.id, theme, paintedArea());
      const difference = await untilNull(compare, patienceMs);
      if (difference !== null) throw new Error(difference);
    }
  } finally {
    if (wanted === undefined) delete dataset['theme'];
    else dataset['theme'] = wanted;
  }
}

/** What `take` says last: null as soon as it says so, else when the time is over. */
async function untilNull(
  take: () => Promise<string | null>,
  timeoutMs: number,
): Promise<string | null> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const difference = await take();
    if (difference === null || performance.now() > end) return difference;
    await settled();
  }
}
