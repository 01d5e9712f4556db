import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, openComic } from '#testing/open-comic.tsx';

/** Each source at an address of its own: of those that a page holds itself a browser takes any. */
async function pictures(isWhole: (width: number) => boolean) {
  const widths = [360, 720, 1440];
  const [drawn] = testChapter({ count: 1, width: 700, height: 1000 });
  const blob = await (await fetch(drawn?.sources[0]?.url ?? '')).blob();
  const broken = new Blob(['not an image'], { type: 'image/png' });
  return testChapter({ count: 3, width: 700, height: 1000 }).map((image) => ({
    ...image,
    sources: widths.map((width) => ({
      width,
      url: `${URL.createObjectURL(isWhole(width) ? blob : broken)}#-${width}`,
    })),
  }));
}

/** Width of the source that the browser has taken for the first image. */
function taken(): string | undefined {
  const image = document.querySelector<HTMLImageElement>('[data-image="image-0"] img');
  return image?.currentSrc.split('-').at(-1);
}

async function open(
  orientation: 'TTB' | 'LTR',
  device: ComicLayers['device'] = {},
  isWhole: (width: number) => boolean = () => true,
) {
  await openComic({
    images: await pictures(isWhole),
    orientation,
    settings: { storedDirection: orientation, layers: { title: {}, device } },
  });
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  window.scrollTo(0, 0);
});

describe('the source of a picture', () => {
  it.each([
    ['TTB', '+'],
    ['LTR', '+++'],
  ] as const)(
    'is a wider one where it is zoomed beyond what it had, read %s',
    async (way, keys) => {
      await open(way);
      await expect.poll(taken).toBe('720');
      await userEvent.keyboard(keys);
      await expect.poll(taken).toBe('1440');
    },
  );

  it.each(['TTB', 'LTR'] as const)('is the widest one on a sharp desktop, read %s', async (way) => {
    onTestFinished(async () => void (await cdp().send('Emulation.clearDeviceMetricsOverride')));
    const metrics = { width: 1280, height: 900, deviceScaleFactor: 2, mobile: false };
    await page.viewport(1280, 900);
    await cdp().send('Emulation.setDeviceMetricsOverride', metrics);
    await expect.poll(() => devicePixelRatio).toBe(2);
    await open(way);
    await expect.poll(taken).toBe('1440');
  });

  it.each([
    ['TTB', { stripFit: 'height', width: 1440 }],
    ['LTR', { pageFit: 'height', width: 1440 }],
  ] as const)(
    'is no wider than is shown where the screen’s height bounds it, read %s',
    async (way, device) => {
      await open(way, device);
      await expect.poll(taken).toBe('720');
    },
  );
});

it.each(['TTB', 'LTR'] as const)(
  '[A2-108] [B9-024] is shown 720 px wide at most until the reader says otherwise, read %s',
  async (way) => {
    await page.viewport(1280, 1600);
    await open(way);
    await expect.poll(taken).toBe('720');
    expect(box(0).width).toBe(720);
  },
);

describe('a picture on the screen', () => {
  /** Of the first picture on the screen, as often as it is there and whole. */
  function isShown(): boolean {
    const image = document.querySelector<HTMLImageElement>('[data-status="loaded"] img');
    return (image?.naturalWidth ?? 0) > 0;
  }

  it.each(['TTB', 'LTR'] as const)(
    'stays where the wider source of a zoom does not come, read %s',
    async (way) => {
      await open(way, {}, (width) => width < 1440);
      await expect.poll(taken).toBe('720');
      await expect.poll(isShown).toBe(true);
      await userEvent.keyboard('+++');
      await frames(30);
      expect(taken()).toBe('720');
      expect(isShown()).toBe(true);
    },
  );

  it('is the wider one once that comes by fresh addresses, which it is asked for again by itself', async () => {
    const images = await pictures((width) => width < 1440);
    const whole = await pictures(() => true);
    const loadImage = vi.fn<NonNullable<ComicViewerProps['loadImage']>>(
      async ({ id }) => whole.find((image) => image.id === id)?.sources ?? [],
    );
    const settings = { storedDirection: 'TTB' } as const;
    await openComic({ images, orientation: 'TTB', settings, loadImage });
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('+++');
    await expect.poll(taken).toBe('1440');
    expect(isShown()).toBe(true);
    expect(loadImage.mock.calls.filter(([{ id }]) => id === 'image-0')).toHaveLength(1);
  });

  it('stays on a screen that is turned where the wider one does not come', async () => {
    await page.viewport(360, 700);
    await open('TTB', { width: 1440 }, (width) => width < 1440);
    await expect.poll(taken).toBe('360');
    await expect.poll(isShown).toBe(true);
    await page.viewport(1300, 700);
    await frames(30);
    expect(taken()).toBe('360');
    expect(isShown()).toBe(true);
  });

  it('is the wider one on a screen that is turned once that is there', async () => {
    await page.viewport(360, 700);
    await open('TTB', { width: 1440 });
    await expect.poll(taken).toBe('360');
    await page.viewport(1300, 700);
    await expect.poll(taken).toBe('1440');
    await expect.poll(isShown).toBe(true);
  });
});
