import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { checkAccessibility } from './accessibility.ts';
import { paintedArea } from './painted-area.ts';
import { settled } from './settled.ts';
import { themesOf } from './themes.ts';

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
      const difference = await commands.comparePicture(context.id, theme, paintedArea());
      if (difference !== null) throw new Error(difference);
    }
  } finally {
    if (wanted === undefined) delete dataset['theme'];
    else dataset['theme'] = wanted;
  }
}
