import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { StoredComicSettings } from '#comic/react/comic-viewer-props.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic } from '#testing/open-comic.tsx';

const images = testChapter({ count: 4, width: 800, height: 1200 });
const onPosition = vi.fn<(position: ComicPosition) => void>();
const fitWidth: StoredComicSettings = {
  storedDirection: 'LTR',
  layers: { title: {}, device: { pageFit: 'width' } },
};

async function open(initialPosition?: ComicPosition) {
  const opened = await openComic({
    images,
    orientation: 'LTR',
    settings: fitWidth,
    initialPosition,
    onPosition,
  });
  await frames(4);
  return opened;
}

function slide(): HTMLElement {
  return one('[data-current="true"]');
}

/** Pixels between the top of the screen and the place. */
function off(place: ComicPosition): number {
  const { top, height } = box(Number(place.imageId.replace('image-', '')));
  return Math.abs(top + height * place.fraction);
}

beforeEach(async () => {
  onPosition.mockReset();
  await page.viewport(700, 360);
});

it('tells of the place within a page that is scrolled, and keeps it by size, mode and coming back', async () => {
  const { unmount } = await open();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => slide().querySelector('[data-image="image-1"]')).not.toBeNull();
  // At rest: a page that is being turned to begins at its top.
  await expect.poll(() => Math.abs(slide().getBoundingClientRect().left)).toBeLessThan(1);
  slide().scrollTop = 420;
  await expect.poll(() => onPosition.mock.lastCall?.[0].fraction).toBeCloseTo(0.4, 2);
  const place = onPosition.mock.lastCall?.[0] ?? { imageId: '', fraction: 0 };
  expect(place.imageId).toBe('image-1');
  for (const [width, height] of [
    [360, 700],
    [640, 300],
    [700, 360],
  ] as const) {
    await page.viewport(width, height);
    await frames(4);
  }
  await expect.poll(() => off(place)).toBeLessThan(2);
  await userEvent.keyboard('m');
  await expect.poll(() => document.querySelectorAll('[data-slide]').length).toBe(0);
  await expect.poll(() => off(place)).toBeLessThan(2);
  await userEvent.keyboard('m');
  await expect.poll(() => document.querySelectorAll('[data-sheet]').length).toBe(4);
  await expect.poll(() => off(place)).toBeLessThan(2);
  expect(onPosition.mock.lastCall?.[0]).toEqual(place);
  await unmount();
  await open(place);
  expect(off(place)).toBeLessThan(2);
});

it('tells of the place within the first page of a chapter that was never read', async () => {
  await open();
  slide().scrollTop = 420;
  await expect.poll(() => onPosition.mock.lastCall?.[0].fraction).toBeCloseTo(0.4, 2);
  const place = onPosition.mock.lastCall?.[0] ?? { imageId: '', fraction: 0 };
  expect(place.imageId).toBe('image-0');
  await page.viewport(640, 300);
  await frames(4);
  await expect.poll(() => off(place)).toBeLessThan(2);
  expect(onPosition.mock.lastCall?.[0]).toEqual(place);
});

it('is at the beginning of a page that is turned to', async () => {
  await open({ imageId: 'image-1', fraction: 0.4 });
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .poll(() => onPosition.mock.lastCall?.[0])
    .toEqual({ imageId: 'image-2', fraction: 0 });
});
