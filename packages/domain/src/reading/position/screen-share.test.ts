import { expect, it } from 'vitest';
import type { PageImage } from '#reading/pages/comic-pages.ts';
import { comicScreenShare, screenShare } from './screen-share.ts';

/** Pages of 360 × 720 pixels. */
function pagesOf(count: number): PageImage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    page: index + 1,
    width: 360,
    height: 720,
  }));
}

it.each([
  ['a phone', 'vertical', { width: 360, height: 720 }, 0.1],
  [
    'a wide screen, which shows a strip 720 px wide',
    'vertical',
    { width: 1440, height: 720 },
    0.05,
  ],
  ['a page', 'page', { width: 360, height: 720 }, 0.1],
  ['two pages side by side', 'page', { width: 1440, height: 720 }, 0.2],
] as const)('is that of %s', (_, mode, screen, share) => {
  expect(screenShare(pagesOf(10), mode, screen)).toBeCloseTo(share);
});

it('is never more than all of it, and none of nothing', () => {
  const screen = { width: 360, height: 1500 };
  expect(screenShare(pagesOf(1), 'vertical', screen)).toBe(1);
  expect(screenShare(pagesOf(1), 'page', { ...screen, width: 1440 })).toBe(1);
  expect(screenShare([], 'vertical', screen)).toBe(0);
});

it.each([
  ['a short chapter', 2, 0.25],
  ['one of twenty screens', 40, 0.05],
  ['a very long one', 4000, 0.01],
  ['none at all', 0, 0.25],
])('comments beside a screen of %s', (_, count, share) => {
  const images = Array.from({ length: count }, (_image, page) => ({
    id: `${page}`,
    page,
    width: 400,
    height: 400,
  }));
  expect(comicScreenShare(images, { width: 400, height: 800 })).toBeCloseTo(share, 9);
});
