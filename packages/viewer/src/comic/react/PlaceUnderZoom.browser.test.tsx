import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSmallScreen } from '@hanji/domain/screens/widths.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic } from '#testing/open-comic.tsx';

const images = testChapter({ count: 12 });
const start: ComicPosition = { imageId: 'image-6', fraction: 0.4 };
const whole = { continuesAbove: false, continuesBelow: false };
const panelled = images.map((image) => ({
  ...image,
  panels: [
    { x: 20, y: 20, width: 320, height: 280, ...whole },
    { x: 20, y: 340, width: 320, height: 280, ...whole },
  ],
}));

const sizes = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1920, 1080],
  [390, 844],
] as const;

/** Pixels between the top of the window and a place. */
function off({ imageId, fraction }: ComicPosition): number {
  const { top, height } = box(Number(imageId.replace('image-', '')));
  return Math.abs(top + height * fraction);
}

/** What of an image is at the top of the window. */
function atTop(index: number): ComicPosition {
  const { top, height } = box(index);
  return { imageId: `image-${index}`, fraction: -top / height };
}

async function isKept(place: ComicPosition): Promise<void> {
  await expect.poll(() => off(place)).toBeLessThan(2);
}

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
});

it('keeps the place in a strip that is zoomed through all sizes, and the one before behind it', async () => {
  await openComic({ images, orientation: 'TTB', initialPosition: start });
  await userEvent.keyboard('++');
  await expect.poll(() => Math.round(box(6).width)).toBe(Math.round(390 * 1.25 ** 2));
  await frames(3);
  const zoomed = atTop(6);
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await isKept(zoomed);
    expect(box(6).width).toBeGreaterThan(Math.min(width, 720) * 1.5);
  }
  await userEvent.keyboard('0');
  await isKept(start);
});

it('keeps the place of a zoomed strip through the pages and back', async () => {
  await openComic({ images, orientation: 'TTB', initialPosition: start });
  await userEvent.keyboard('+');
  await frames(3);
  await userEvent.keyboard('m');
  await expect.poll(() => document.querySelectorAll('[data-slide]').length).not.toBe(0);
  expect(one('[data-current="true"]').innerHTML).toContain('image-6');
  await userEvent.keyboard('m');
  await expect.poll(() => box(6).width).toBe(390);
  await isKept(start);
});

it('stays on the page that is zoomed through all sizes', async () => {
  const orientation = 'LTR';
  await openComic({ images, orientation, initialPosition: { imageId: 'image-6', fraction: 0 } });
  await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
  await userEvent.keyboard('++');
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await expect
      .poll(() => one('[data-slide][data-current="true"]').innerHTML)
      .toContain('image-6');
    const { left, right, top, bottom } = box(6);
    expect(right > 0 && left < width && bottom > 0 && top < height).toBe(true);
  }
});

it('stays on the panel through sizes, and goes on from it where none are shown', async () => {
  const onPosition = vi.fn<(place: ComicPosition) => void>();
  await openComic({
    images: panelled,
    orientation: 'TTB',
    initialPosition: { imageId: 'image-6', fraction: 350 / 640 },
    settings: { storedDirection: 'TTB', layers: { title: { byPanel: true }, device: {} } },
    onPosition,
  });
  const shown = (text: string) =>
    expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  await shown('Panel 14 of 24');
  await userEvent.keyboard('{ArrowDown}');
  await shown('Panel 15 of 24');
  await expect.poll(() => onPosition.mock.lastCall?.[0].imageId).toBe('image-7');
  const place = onPosition.mock.lastCall?.[0] ?? start;
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    if (isSmallScreen(width, height)) await shown('Panel 15 of 24');
    else await isKept(place);
  }
  await shown('Panel 15 of 24');
  await userEvent.keyboard('{Escape}');
  await isKept(place);
});
