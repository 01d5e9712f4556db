import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { one, openComic, shownImages } from '#testing/open-comic.tsx';

it('of hundreds of pages those are drawn that are near, wherever the reader goes', async () => {
  await page.viewport(600, 800);
  await openComic({ images: testChapter({ count: 600 }), orientation: 'LTR' });
  const boxes = (): number => document.querySelectorAll('[data-image]').length;
  await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
  expect(document.querySelectorAll('[data-slide="page"]')).toHaveLength(600);
  expect(boxes()).toBeLessThan(24);
  await userEvent.keyboard('{End}');
  const status = (): string | undefined => one('[data-image="image-599"]').dataset['status'];
  await expect.poll(shownImages).toEqual(['image-599']);
  await expect.poll(status).toBe('loaded');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.poll(shownImages).toEqual(['image-1']);
  expect(boxes()).toBeLessThan(48);
});
