import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { frames } from '#testing/frames.ts';
import { one, openComic } from '#testing/open-comic.tsx';

const onReadFinished = vi.fn<() => void>();
const onReadFailed = vi.fn<(imageId: string) => void>();

/** Stands for the browser's decoding of pictures, whose sizes it knows. */
function decodes(decode: (url: string) => Promise<void>): void {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return decode(this.src);
  });
}

function statusOf(id: string): string | undefined {
  return one(`[data-image="${id}"]`).dataset['status'];
}

beforeEach(async () => {
  onReadFinished.mockReset();
  onReadFailed.mockReset();
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => vi.restoreAllMocks());

it('[A4-037] fails a picture that cannot be decoded, after two tries, until it can', async () => {
  let tried = 0;
  let isMended = false;
  decodes(async () => {
    tried += 1;
    if (!isMended) throw new DOMException('', 'EncodingError');
  });
  await openComic({
    // Of a size of its own: what the browser has already is shown at once.
    images: testChapter({ count: 1, height: 323 }),
    orientation: 'TTB',
    onReadFailed,
    onReadFinished,
  });
  const retry = page.getByRole('button', { name: labels.retry });
  await expect.element(retry).toBeVisible();
  expect(tried).toBe(3);
  expect(onReadFailed.mock.calls).toEqual([['image-0']]);
  expect(onReadFinished).not.toHaveBeenCalled();
  isMended = true;
  await retry.click();
  await expect.poll(() => statusOf('image-0')).toBe('loaded');
  await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
});

describe('a chapter has been read', () => {
  it.each(['TTB', 'LTR'] as const)(
    '[A4-034] when its last picture comes while its end is on screen, read as %s',
    async (orientation) => {
      const images = testChapter({ count: 3, height: 322 });
      const decoded = Promise.withResolvers<void>();
      decodes(async (url) => (url.endsWith('#2') ? decoded.promise : undefined));
      await openComic({ images, orientation, onReadFinished });
      await userEvent.keyboard('{End}');
      if (orientation === 'TTB') window.scrollTo(0, document.documentElement.scrollHeight);
      await expect.poll(() => statusOf('image-1')).toBe('loaded');
      await frames(4);
      expect(onReadFinished).not.toHaveBeenCalled();
      decoded.resolve();
      await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
    },
  );

  it('[A4-034] not when its end was left before its last picture came', async () => {
    const decoded = Promise.withResolvers<void>();
    decodes(() => decoded.promise);
    await openComic({
      images: testChapter({ count: 3, height: 1324 }),
      orientation: 'TTB',
      onReadFinished,
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frames(4);
    window.scrollTo(0, document.documentElement.scrollHeight - 2800);
    await frames(4);
    decoded.resolve();
    await frames(6);
    expect(onReadFinished).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });

  it('[A4-034] not by the top of a last page that is taller than the screen', async () => {
    const layers = { title: {}, device: { pageFit: 'width' as const } };
    await openComic({
      images: testChapter({ count: 2, width: 600, height: 1400 }),
      orientation: 'LTR',
      settings: { layers },
      onReadFinished,
    });
    await userEvent.keyboard('{End}');
    await expect.poll(() => statusOf('image-1')).toBe('loaded');
    await expect
      .poll(() => one('[data-current="true"] [data-image]').dataset['image'])
      .toBe('image-1');
    await frames(4);
    one('[data-current="true"]').scrollTop = 400;
    await frames(4);
    expect(onReadFinished).not.toHaveBeenCalled();
    one('[data-current="true"]').scrollTop = 2000;
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });

  it.each(['TTB', 'LTR'] as const)(
    '[A4-034] not when its last picture failed, read as %s',
    async (orientation) => {
      const last = (index: number, drawn: string) =>
        index === 1 ? brokenAddress : `${drawn}#${index}`;
      await openComic({
        images: testChapter({ count: 2, height: 200, urlOf: last }),
        orientation,
        onReadFinished,
      });
      await userEvent.keyboard('{End}');
      await expect.poll(() => statusOf('image-1')).toBe('failed');
      expect(onReadFinished).not.toHaveBeenCalled();
    },
  );
});

it('is at the last page’s end by the End key, however much follows, and then goes on', async () => {
  await openComic({
    images: testChapter({ count: 4, height: 900 }),
    orientation: 'TTB',
    onReadFinished,
    endSlot: <div style={{ blockSize: 3000 }}>What follows</div>,
  });
  await expect.poll(() => statusOf('image-0')).toBe('loaded');
  await userEvent.keyboard('{End}');
  await expect.poll(() => Math.round(one('[data-strip]').getBoundingClientRect().bottom)).toBe(800);
  await expect.poll(() => onReadFinished.mock.calls).toHaveLength(1);
  await userEvent.keyboard('{End}');
  await expect.poll(() => one('[data-strip]').getBoundingClientRect().bottom).toBeLessThan(0);
});
