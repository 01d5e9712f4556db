import { expect, it } from 'vitest';
import { someView } from '#testing/chapter-views.ts';
import { reckonedImages, reckonedScreen } from './reckoned.ts';

it('reckons a strip that stands by its widths, and one that lies along the window', async () => {
  const standing = await someView('Two', ['a'], 450);
  expect(reckonedImages(standing)).toMatchObject([{ width: 300, height: 450 }]);
  expect(reckonedScreen(standing)).toEqual({ width: innerWidth, height: innerHeight });

  const lying = { ...standing, content: { ...standing.content, sideways: true } };
  expect(reckonedImages(lying)).toMatchObject([{ width: 450, height: 300 }]);
  expect(reckonedScreen(lying)).toEqual({ width: innerHeight, height: innerWidth });
});
