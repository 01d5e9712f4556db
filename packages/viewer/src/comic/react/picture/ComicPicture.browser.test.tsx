import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { frames } from '#testing/frames.ts';
import { openComic } from '#testing/open-comic.tsx';
import { TestPanelWords } from '#testing/comic-panel-words.ts';

async function open(options: Pick<ComicViewerProps, 'images'> & Partial<ComicViewerProps>) {
  const settings = { storedDirection: 'TTB' } as const;
  return render(
    <ComicViewer
      PanelWords={TestPanelWords}
      labels={labels}
      orientation="TTB"
      settings={settings}
      endSlot={null}
      {...options}
    />,
  );
}

function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-image]')];
}
function statuses(): (string | undefined)[] {
  return boxes().map(({ dataset }) => dataset['status']);
}
const retry = page.getByRole('button', { name: labels.retry });
const retryAll = page.getByRole('button', { name: labels.retryAll });

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Addresses that are broken until they are mended. */
function failingImages(count: number) {
  const drawn = testChapter({ count, height: 200 });
  let isMended = false;
  return {
    images: testChapter({ count, height: 200, urlOf: () => brokenAddress }),
    mend: () => void (isMended = true),
    loadImage: vi.fn<NonNullable<ComicViewerProps['loadImage']>>(async ({ id }) =>
      isMended
        ? (drawn.find((image) => image.id === id)?.sources ?? [])
        : [{ width: 360, url: brokenAddress }],
    ),
  };
}

describe('images that failed', () => {
  it('are all asked for again by one press, without moving anything', async () => {
    const { images, loadImage, mend } = failingImages(3);
    await open({ images, loadImage });
    const places = boxes().map((box) => box.getBoundingClientRect().top);
    await expect.poll(() => retry.elements().length).toBe(3);
    await expect.element(page.getByText(labels.imagesFailed(3))).toBeVisible();
    // Said once, not in every box.
    expect(retryAll.elements().length).toBe(1);
    mend();
    await retryAll.click();
    // The first of the reader's tries may still take what was there before.
    await expect.poll(statuses).toEqual(['loaded', 'loaded', 'loaded']);
    await expect.poll(() => retryAll.elements()).toEqual([]);
    expect(boxes().map((box) => box.getBoundingClientRect().top)).toEqual(places);
  });

  it('name their page, each in its own place', async () => {
    const { images, loadImage } = failingImages(3);
    await open({ images, loadImage });
    for (const [index, box] of boxes().entries()) {
      const failed = page.elementLocator(box).getByRole('group', {
        name: labels.imageFailed(index + 1),
      });
      await expect.element(failed).toBeVisible();
    }
  });

  it('can be asked for again where they are slivers, one of them too', async () => {
    const broken = (at: number, drawn: string) => (at === 1 ? brokenAddress : `${drawn}#${at}`);
    const slivers = testChapter({ count: 3, width: 360, height: 20, urlOf: broken });
    await openComic({ images: slivers, orientation: 'TTB' });
    await expect.element(retry).toBeVisible();
    const { left, top, width, height } = retry.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    for (const y of [top + 2, top + height - 2]) {
      expect(retry.element().contains(document.elementFromPoint(left + width / 2, y))).toBe(true);
    }
  });

  it('offer no more than their own button where there is but one', async () => {
    const { images, loadImage } = failingImages(1);
    await open({ images, loadImage });
    await expect.element(retry).toBeVisible();
    expect(retryAll.elements()).toEqual([]);
  });
});

describe('without a connection', () => {
  function connection(isOnline: boolean): void {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  it('spends no tries, keeps what has come, says so quietly, and goes on by itself', async () => {
    const { images: broken, loadImage, mend } = failingImages(2);
    const [whole] = testChapter({ count: 1, height: 200 });
    const onReadFailed = vi.fn<() => void>();
    connection(false);
    await open({
      images: [...(whole ? [{ ...whole, id: 'whole', page: 9 }] : []), ...broken],
      loadImage,
      onReadFailed,
    });
    await expect.poll(statuses).toEqual(['loaded', 'offline', 'offline']);
    await expect.element(page.getByText(labels.offline)).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
    expect(retry.elements()).toEqual([]);
    expect(onReadFailed).not.toHaveBeenCalled();
    mend();
    connection(true);
    await expect.poll(statuses).toEqual(['loaded', 'loaded', 'loaded']);
    expect(page.getByText(labels.offline).elements()).toEqual([]);
  });

  it('goes on where that was back before anybody waited for it', async () => {
    const { images, loadImage, mend } = failingImages(1);
    const cutOff = new MutationObserver(() => {
      if (statuses()[0] !== 'offline') return;
      cutOff.disconnect();
      mend();
      connection(true);
    });
    cutOff.observe(document.body, { subtree: true, childList: true, attributes: true });
    onTestFinished(() => cutOff.disconnect());
    connection(false);
    await open({ images, loadImage });
    await expect.poll(statuses).toEqual(['loaded']);
  });
});

describe('an image', () => {
  it('is not seen before it is whole', async () => {
    const decoded = Promise.withResolvers<void>();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded.promise);
    // Of a size of its own: what the browser has already is shown at once.
    await open({ images: testChapter({ count: 1, height: 321 }) });
    const image = page.getByRole('img', { name: 'Page 1', includeHidden: true });
    const element = (): HTMLImageElement | null => document.querySelector('img');
    await expect.poll(() => element()?.complete).toBe(true);
    await expect.element(image).not.toBeVisible();
    decoded.resolve();
    await expect.element(image).toBeVisible();
  });

  it('of the first screen is wanted before all others, wherever reading begins', async () => {
    const images = testChapter({ count: 30 });
    await open({ images, initialPosition: { imageId: 'image-12', fraction: 0.5 } });
    const urgent = (): (string | undefined)[] =>
      [...document.querySelectorAll('img[fetchpriority="high"]')].map(
        (image) => image.closest<HTMLElement>('[data-image]')?.dataset['image'],
      );
    expect(urgent()).toEqual(['image-12', 'image-13']);
    window.scrollTo(0, 0);
    await expect.poll(() => statuses()[0]).toBe('loaded');
    expect(urgent()).toEqual([]);
  });
});

describe('a slow line', () => {
  it('has one image in flight beyond the screen', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '3g', saveData: false },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    let most = 0;
    const count = (): void => {
      const beyond = boxes().filter((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        const isSeen = bottom > 0 && top < window.innerHeight;
        return !isSeen && box.dataset['status'] === 'loading' && box.querySelector('img') !== null;
      });
      most = Math.max(most, beyond.length);
    };
    const watch = new MutationObserver(count);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    await open({ images: testChapter({ count: 30, height: 300 }) });
    // All that a good line has, one after the other.
    await expect.poll(() => statuses().filter((status) => status === 'loaded').length).toBe(5);
    watch.disconnect();
    expect(most).toBe(1);
  });

  it('has one image at a time in flight by pages beyond the one that is shown', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '3g', saveData: false },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const held = new Map<string, () => void>();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      return new Promise((resolve) => held.set(this.src.split('#')[1] ?? '', resolve));
    });
    await page.viewport(390, 700);
    const pageOf = (index: number): number => Math.floor(index / 2) + 1;
    const images = testChapter({ count: 8, height: 302, pageOf });
    await openComic({ images, orientation: 'LTR' });
    const asked = (): string => [...held.keys()].join('');
    for (const [come, comes] of [
      ['', '01'],
      ['0', '01'],
      ['1', '012'],
      ['2', '0123'],
      ['3', '01234'],
    ] as const) {
      held.get(come)?.();
      await expect.poll(asked).toBe(comes);
      await frames(4);
      expect(asked()).toBe(comes);
    }
  });
});
