import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic, openSettings, showControls } from '#testing/open-comic.tsx';
import { byPanel as settings, place, whole } from '#testing/panels.ts';

/** Images that may be pages, each with two panels. */
function chapter(count: number, pageOf?: (index: number) => number) {
  return testChapter({ count, ...(pageOf && { pageOf }) }).map((image) => ({
    ...image,
    panels: [
      { x: 20, y: 20, width: 320, height: 280, ...whole },
      { x: 20, y: 340, width: 320, height: 280, ...whole },
    ],
  }));
}

beforeEach(async () => page.viewport(390, 844));

it('keeps the place that was read back to from a chapter’s end where the screen becomes a wide one', async () => {
  const onPosition = vi.fn<(position: ComicPosition) => void>();
  await openComic({
    images: chapter(6),
    orientation: 'TTB',
    settings,
    opensAtEnd: true,
    onPosition,
  });
  await place('Panel 12 of 12');
  for (let back = 0; back < 6; back += 1) await userEvent.keyboard('{ArrowUp}');
  await place('Panel 6 of 12');
  await expect.poll(() => onPosition.mock.lastCall?.[0].imageId).toBe('image-2');
  const { fraction = 0 } = onPosition.mock.lastCall?.[0] ?? {};
  await page.viewport(1200, 844);
  await expect.poll(() => document.querySelector('[data-strip]')).not.toBeNull();
  await frames(3);
  const { top, height } = box(2);
  expect(Math.abs(top + height * fraction)).toBeLessThan(2);
  expect(onPosition.mock.lastCall?.[0].imageId).toBe('image-2');
  await page.viewport(390, 844);
  await place('Panel 6 of 12');
});

it('offers neither another mode nor to scroll by itself', async () => {
  await openComic({ images: chapter(3), orientation: 'TTB', settings });
  await place('Panel 1 of 6');
  const sheet = await openSettings();
  await expect.element(sheet.getByText('Image size', { exact: true })).toBeVisible();
  for (const none of ['Reading mode', 'Start auto-scroll', 'Read by pages']) {
    await expect.element(page.getByText(none, { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: none })).not.toBeInTheDocument();
  }
});

it('is left by Escape only once the bars over it have gone', async () => {
  await openComic({ images: chapter(3), orientation: 'TTB', settings });
  await place('Panel 1 of 6');
  await showControls();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => one('[data-shown]').dataset['shown']).toBe('false');
  await place('Panel 1 of 6');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-strip]')).not.toBeNull();
});

it('speaks of a page once, of however many images it is', async () => {
  await openComic({ images: chapter(4, () => 1), orientation: 'TTB', settings });
  await place('Panel 1 of 8');
  await userEvent.keyboard('{ArrowDown}');
  await place('Panel 2 of 8');
  const seen = (): NodeListOf<HTMLImageElement> =>
    document.querySelectorAll('[data-seen="true"] img');
  await expect.poll(() => seen().length).toBeGreaterThan(1);
  expect([...seen()].map(({ alt }) => alt).filter(Boolean)).toEqual(['Page 1']);
});
