import type { ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';
import { paintedArea } from './painted-area.ts';
import { settled } from './settled.ts';
import { pictureThemes } from './themes.ts';

/**
 * After a story's test: its picture in both themes against the kept one, and the contrast of the
 * dark theme (the accessibility check has seen the light one). Outside of tests it does nothing.
 */
export async function comparePictures(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { commands } = await import('vitest/browser');
  const { dataset } = document.documentElement;
  const wanted = dataset['theme'];
  try {
    for (const theme of pictureThemes) {
      dataset['theme'] = theme;
      await settled();
      if (theme === 'dark' && context.parameters['a11y']?.test !== 'off') await checkContrast();
      if (context.tags.includes('no-picture')) continue;
      const difference = await commands.comparePicture(context.id, theme, paintedArea());
      if (difference !== null) throw new Error(difference);
    }
  } finally {
    if (wanted === undefined) delete dataset['theme'];
    else dataset['theme'] = wanted;
  }
}

async function checkContrast(): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  if (found.length > 0)
    throw new Error(`too little contrast in the dark theme:\n${found.join('\n')}`);
}
