import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { openComic } from '#testing/open-comic.tsx';

function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-image]')];
}

function statuses(): (string | undefined)[] {
  return boxes().map(({ dataset }) => dataset['status']);
}

/** Waits without `expect.poll`, which goes by the clock that a test turns back. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

describe('addresses', () => {
  const hours = 60 * 60 * 1000;

  it('of a chapter left open for hours are renewed before an image is asked for by them', async () => {
    const failed: string[] = [];
    const listen = ({ target }: Event): void =>
      void (target instanceof HTMLImageElement && failed.push(target.alt));
    document.addEventListener('error', listen, true);
    onTestFinished(() => document.removeEventListener('error', listen, true));
    const drawn = testChapter({ count: 40 });
    // What is not on the screen yet has run out by the time that it is.
    const images = drawn.map((image, at) =>
      at < 5 ? image : { ...image, sources: [{ width: 360, url: brokenAddress }] },
    );
    const loadImage = vi.fn<NonNullable<ComicViewerProps['loadImage']>>(
      async ({ id }) => drawn.find((image) => image.id === id)?.sources ?? [],
    );
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 6 * hours);
    await openComic({ images, orientation: 'TTB', loadImage });
    await until(() => statuses().slice(0, 2).join() === 'loaded,loaded');
    expect(loadImage).not.toHaveBeenCalled();
    clock.mockRestore();
    const height = boxes()[0]?.offsetHeight ?? 0;
    const statusOf = (index: number): string | undefined =>
      boxes().find(({ dataset }) => dataset['image'] === `image-${index}`)?.dataset['status'];
    window.scrollTo(0, 20 * height);
    await expect.poll(() => statusOf(20)).toBe('loaded');
    const asked = loadImage.mock.calls.map(([{ id }]) => id);
    expect(asked).toContain('image-20');
    expect(new Set(asked).size).toBe(asked.length);
    // On the way back the fresh ones still hold: nobody asks twice.
    window.scrollTo(0, 30 * height);
    await expect.poll(() => statusOf(30)).toBe('loaded');
    window.scrollTo(0, 20 * height);
    await expect.poll(() => statusOf(20)).toBe('loaded');
    expect(loadImage.mock.calls.filter(([{ id }]) => id === 'image-20')).toHaveLength(1);
    expect(failed).toEqual([]);
  });

  it('that an image failed with are renewed again where the fresh ones have become old', async () => {
    const drawn = testChapter({ count: 40 });
    const images = drawn.map((image, at) =>
      at > 0 ? image : { ...image, sources: [{ width: 360, url: brokenAddress }] },
    );
    const loadImage = vi.fn<NonNullable<ComicViewerProps['loadImage']>>(
      async ({ id }) => drawn.find((image) => image.id === id)?.sources ?? [],
    );
    await openComic({ images, orientation: 'TTB', loadImage });
    await expect.poll(() => statuses()[0], { timeout: 8000 }).toBe('loaded');
    expect(loadImage).toHaveBeenCalledTimes(1);
    window.scrollTo(0, 20_000);
    await until(() => document.querySelector('[data-image="image-0"] img') === null);
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 6 * hours);
    onTestFinished(() => clock.mockRestore());
    window.scrollTo(0, 0);
    await until(() => statuses()[0] === 'loaded');
    expect(loadImage.mock.calls.filter(([{ id }]) => id === 'image-0')).toHaveLength(2);
  });

  it.each(['TTB', 'LTR'] as const)(
    'that came hours before the viewer are renewed first, read %s',
    async (orientation) => {
      const drawn = testChapter({ count: 3 });
      const images = drawn.map((image) => ({
        ...image,
        sources: [{ width: 360, url: brokenAddress }],
      }));
      const loadImage = vi.fn<NonNullable<ComicViewerProps['loadImage']>>(
        async ({ id }) => drawn.find((image) => image.id === id)?.sources ?? [],
      );
      const failed = vi.fn();
      document.addEventListener('error', failed, true);
      onTestFinished(() => document.removeEventListener('error', failed, true));
      await openComic({ images, orientation, loadImage, openedAt: Date.now() - 6 * hours });
      await expect.poll(() => statuses()[0]).toBe('loaded');
      expect(failed).not.toHaveBeenCalled();
    },
  );
});
