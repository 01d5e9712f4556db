import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import { testChapter } from '#testing/comic-images.ts';
import { box, openComic } from '#testing/open-comic.tsx';

/** Each source at an address of its own: of those that a page holds itself a browser takes any. */
async function pictures() {
  const widths = [360, 720, 1440];
  const [drawn] = testChapter({ count: 1, width: 700, height: 1000 });
  const blob = await (await fetch(drawn?.sources[0]?.url ?? '')).blob();
  return testChapter({ count: 3, width: 700, height: 1000 }).map((image) => ({
    ...image,
    sources: widths.map((width) => ({ width, url: `${URL.createObjectURL(blob)}#-${width}` })),
  }));
}

/** Width of the source that the browser has taken for the first image. */
function taken(): string | undefined {
  const image = document.querySelector<HTMLImageElement>('[data-image="image-0"] img');
  return image?.currentSrc.split('-').at(-1);
}

async function open(orientation: 'TTB' | 'LTR', device: ComicLayers['device'] = {}) {
  await openComic({
    images: await pictures(),
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
