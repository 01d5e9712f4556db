import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { pixelStep } from '#comic/engine/pixel-step.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';

const height = 800;
const ratios = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];
/** Two for each ratio, odd ones too; the widest are wider than the strip. */
const widths = [320, 333, 360, 375, 390, 393, 411, 431, 487, 540, 601, 719, 767, 853, 1024, 1281];
const ink = [32, 48, 64, 255];

let slices: readonly ComicImage[] = [];

beforeAll(() => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [720, 211];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = `rgb(${ink.slice(0, 3).join(' ')})`;
  pen.fillRect(0, 0, 720, 211);
  const url = canvas.toDataURL('image/png');
  slices = Array.from({ length: 7 }, (_, index) => ({
    id: `slice-${index}`,
    page: 1,
    width: 720,
    // Heights that end nowhere in particular, at any width.
    height: 211 - index,
    dominantColor: 'rgb(255, 255, 255)',
    placeholder: '',
    sources: [{ width: 720, url: `${url}#${index}` }],
  }));
});

beforeEach(() => document.documentElement.style.setProperty('background', 'white'));
afterEach(async () => {
  await cdp().send('Emulation.clearDeviceMetricsOverride');
  await page.viewport(1280, 800);
});

/** The window in another size and of another screen, once everything has been drawn for it. */
async function become(width: number, deviceScaleFactor: number): Promise<void> {
  await page.viewport(width, height);
  const metrics = { width, height, deviceScaleFactor, mobile: false };
  await cdp().send('Emulation.setDeviceMetricsOverride', metrics);
  await expect.poll(() => [innerWidth, devicePixelRatio]).toEqual([width, deviceScaleFactor]);
  // A page hears of it by itself; the frame of a test, whose screen is imitated, does not always.
  window.dispatchEvent(new Event('resize'));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** What the screen shows in a column of pixels, from the first slice's top to the last one's end. */
async function shownColumn(): Promise<ImageData> {
  const images = [...document.querySelectorAll('[data-current="true"] img, [data-strip] img')];
  const boxes = images.map((image) => image.getBoundingClientRect());
  const [first, last] = [boxes.at(0), boxes.at(-1)];
  if (!first || !last) throw new Error('no slices');
  const top = Math.max(0, Math.ceil(first.top));
  const end = Math.min(height, Math.floor(last.bottom));
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  // Zoomed, it is wider than the screen.
  const x = Math.floor(frame.left + window.innerWidth / 2);
  const clip = { x, y: frame.top + top, width: 2, height: end - top, scale: 1 };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip });
  const shot = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(1, shot.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(shot, 0, 0);
  return pen.getImageData(0, 0, 1, shot.height);
}

/** Rows of a column that are not of the picture. */
function lines({ data, height: rows }: ImageData): string[] {
  return Array.from({ length: rows }, (_, y) => data.slice(y * 4, y * 4 + 4)).flatMap((pixel, y) =>
    pixel.join() === ink.join() ? [] : [`${y}: ${pixel.join()}`],
  );
}

async function open(orientation: ReadingDirection): Promise<void> {
  await render(
    <ComicViewer
      images={slices}
      orientation={orientation}
      labels={labels}
      PanelWords={TestPanelWords}
      settings={{ storedDirection: orientation }}
      endSlot={null}
    />,
  );
}

const loaded = (): number => document.querySelectorAll('[data-status="loaded"]').length;

it.each(ratios.map((ratio, index) => [ratio, index] as const))(
  'slices of a strip join without a line at a pixel ratio of %d, as the window changes its size',
  async (ratio, index) => {
    await become(320, ratio);
    await open('TTB');
    const sampled = widths.filter((_, at) => at % 4 === index % 4);
    for (const width of [...sampled, 390, 1920]) {
      await become(width, ratio);
      await expect.poll(loaded).toBeGreaterThan(2);
      const column = await shownColumn();
      expect(column.height).toBeGreaterThan(500 * ratio);
      expect(lines(column), `at ${width} px`).toEqual([]);
    }
  },
);

it.each([1, 1.5, 2])(
  'slices of a strip join without a line at every zoom, at a pixel ratio of %d',
  async (ratio) => {
    await become(390, ratio);
    await open('TTB');
    await expect.poll(loaded).toBeGreaterThan(2);
    for (let step = 1; step <= 7; step += 1) {
      await userEvent.keyboard('+');
      const width = Math.min(390 * 1.25 ** step, 390 * 4);
      await expect
        .poll(() => document.querySelector('[data-strip]')?.getBoundingClientRect().width)
        .toBeCloseTo(width, 1);
      await expect.poll(loaded).toBeGreaterThan(2);
      const column = await shownColumn();
      expect(column.height).toBeGreaterThan(300 * ratio);
      expect(lines(column), `at ${width} px`).toEqual([]);
    }
  },
);

/** What an edge may be off by: browsers lay out in sixty-fourths of a pixel. */
const finest = 1 / 64;

/** Edges of slices, from the strip's top, that are off the step or off the slice before. */
function tornEdges(strip: HTMLElement, step: number): number[] {
  const { top } = strip.getBoundingClientRect();
  const boxes = [...strip.querySelectorAll('[data-image]')].map((box) =>
    box.getBoundingClientRect(),
  );
  return boxes.flatMap((box, index) => {
    const edge = box.top - top;
    const above = (boxes[index - 1]?.bottom ?? top) - top;
    const isWhole = Math.abs(edge - Math.round(edge / step) * step) < finest;
    return isWhole && Math.abs(edge - above) < finest ? [] : [edge];
  });
}

it('slices of a strip begin where a pixel of the screen does, at every width from 320 to 1920', async () => {
  await open('TTB');
  const strip = document.querySelector<HTMLElement>('[data-strip]');
  if (!strip) throw new Error('no strip');
  const torn: string[] = [];
  for (const step of new Set(ratios.map(pixelStep))) {
    strip.style.setProperty('--hj-pixel-step', `${step}px`);
    const zoomed = Array.from({ length: 7 }, (_, index) => 390 * 1.25 ** index);
    for (const width of [...Array.from({ length: 1601 }, (_, index) => 320 + index), ...zoomed]) {
      strip.style.inlineSize = `${width}px`;
      const edges = tornEdges(strip, step);
      if (edges.length > 0) torn.push(`${width} px by ${step}: ${edges.join()}`);
    }
  }
  expect(strip.querySelectorAll('[data-image]').length).toBe(slices.length);
  expect(torn).toEqual([]);
});

it.each(ratios)('slices of a page join without a line at a pixel ratio of %d', async (ratio) => {
  await become(333, ratio);
  await open('LTR');
  await expect.poll(loaded).toBe(slices.length);
  for (const width of [333, 390]) {
    await become(width, ratio);
    expect(lines(await shownColumn()), `at ${width} px`).toEqual([]);
  }
});
