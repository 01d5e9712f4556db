import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { testComicLabels } from '#testing/comic-labels.ts';
import { frames } from '#testing/frames.ts';
import { openComic } from '#testing/open-comic.tsx';

/** Two slices a page; the work says something of the first page alone. */
const images = testChapter({
  count: 4,
  width: 120,
  height: 300,
  pageOf: (index) => Math.floor(index / 2) + 1,
}).map((image, index) =>
  index === 0 ? { ...image, description: 'A bus at night. Mina gets on.' } : image,
);

it.each([
  ['a strip', { orientation: 'TTB' }],
  ['pages', { orientation: 'RTL' }],
  ['a strip that lies', { orientation: 'RTL', sideways: true }],
] as const)(
  'a page in %s is called by its number and by what the work says of it',
  async (_, way) => {
    await page.viewport(390, 844);
    await openComic({ images, ...way });
    const first = page.getByRole('img', {
      name: 'Page 1: A bus at night. Mina gets on.',
      exact: true,
    });
    await expect.element(first).toBeInTheDocument();
    expect(first.elements()).toHaveLength(1);
    await expect
      .element(page.getByRole('img', { name: 'Page 2', exact: true, includeHidden: true }))
      .toBeInTheDocument();
  },
);

it('a page is called by its number when its picture comes or goes, not whenever the strip moves', async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  const imageAlt = vi.fn(testComicLabels.imageAlt);
  await openComic({
    images: testChapter({ count: 60 }),
    orientation: 'TTB',
    labels: { ...testComicLabels, imageAlt },
  });
  for (let step = 0; step < 40; step += 1) {
    window.scrollBy(0, 500);
    await frames(1);
  }
  const named = new Set(imageAlt.mock.calls.map(([number]) => number));
  expect(named.size).toBeGreaterThan(20);
  expect(imageAlt.mock.calls.length).toBeLessThan(6 * named.size);
});
