import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lookForPanels, lookSize } from './look-for-panels.ts';
import { drawnPage } from './testing/drawn-page.ts';

it.each([
  [1440, 2000, { width: 360, height: 500 }],
  [200, 300, { width: 200, height: 300 }],
  [720, 100_000, { width: 147, height: 20_412 }],
  [40, 40, null],
  [1, 100_000_000, null],
  [100_000_000, 1, { width: 360, height: 1 }],
])('looks at a picture of %i × %i px at %j', (width, height, looked) => {
  expect(lookSize({ width, height })).toEqual(looked);
});

it('tells where panels stand in the pixels of the size that is stored', async () => {
  const page = drawnPage(720, 1000);
  page.panel({ left: 40, top: 40, right: 680, bottom: 480 });
  page.panel({ left: 40, top: 520, right: 680, bottom: 1000 });
  const { width, height, data } = page.raster;
  const image = () => sharp(data, { raw: { width, height, channels: 3 } });
  const { isSure, panels } = await lookForPanels(image, { width: 1440, height: 2000 });
  expect(isSure).toBe(true);
  const [first, second] = panels.toSorted((a, b) => a.y - b.y);
  for (const [panel, y, tall] of [
    [first, 80, 880],
    [second, 1040, 960],
  ] as const) {
    expect(Math.abs((panel?.x ?? 0) - 80)).toBeLessThanOrEqual(8);
    expect(Math.abs((panel?.width ?? 0) - 1280)).toBeLessThanOrEqual(12);
    expect(Math.abs((panel?.y ?? 0) - y)).toBeLessThanOrEqual(8);
    expect(Math.abs((panel?.height ?? 0) - tall)).toBeLessThanOrEqual(12);
  }
  expect([first?.continuesBelow, second?.continuesBelow]).toEqual([false, true]);
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBe(2000);
});

it('tells the panels of a page that is bled and has no gutters by their frames', async () => {
  const [width, height] = [600, 840];
  const page = drawnPage(width, height);
  const halves = [0, 421].map((top) => ({ left: 0, top, right: 600, bottom: top + 419 }));
  for (const half of halves) {
    const { top, bottom } = half;
    page.fill(half, [140, 150, 150]);
    page.fill(half, [90, 110, 120], (x) => x % 160 < 80);
    page.fill(half, [0, 0, 0], (_, y) => y < top + 3 || y >= bottom - 3);
  }
  const image = () => sharp(page.raster.data, { raw: { width, height, channels: 3 } });
  const { isSure, panels } = await lookForPanels(image, { width, height });
  expect(isSure).toBe(true);
  expect(panels.map((panel) => panel.height > 400)).toEqual([true, true]);
});
