import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, sharedArea, type Box } from '../box.ts';
import { black, drawnPage, white } from '../testing/drawn-page.ts';
import { framedPanels } from './framed-panels.ts';

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

/** Those that have no box among the others which is nearly the same. */
function missing(boxes: readonly Box[], others: readonly Box[] | null): Box[] {
  return boxes.filter((own) =>
    (others ?? []).every((other) => {
      const shared = sharedArea(own, other);
      return shared / (areaOf(own) + areaOf(other) - shared) < 0.85;
    }),
  );
}

/** From edge to edge, with hardly a gutter or none. */
const bled = [
  box(0, 0, 300, 250),
  box(300, 0, 480, 250),
  box(0, 253, 480, 420),
  box(0, 424, 200, 680),
  box(203, 424, 480, 680),
];

function pageOf(panels: readonly Box[]) {
  const page = drawnPage(480, 680);
  for (const own of panels) {
    page.fill(own, [150, 150, 155]);
    const { left, top, right, bottom } = own;
    const isFrame = (x: number, y: number): boolean =>
      Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y) < 2;
    page.fill(own, black, isFrame);
  }
  return page;
}

it('finds panels that reach over the edges by the lines of their frames', () => {
  const found = framedPanels(pageOf(bled).raster);
  expect(missing(bled, found)).toEqual([]);
  expect(found).toHaveLength(bled.length);
});

it('finds them where balloons and figures stand before their lines', () => {
  const page = pageOf(bled);
  page.balloon(box(60, 220, 130, 290));
  page.balloon(box(170, 500, 230, 560));
  page.fill(box(380, 380, 440, 460), [90, 60, 40]);
  expect(missing(bled, framedPanels(page.raster))).toEqual([]);
});

it('leaves margins out, and what is nothing but margin', () => {
  const inner = [box(40, 60, 440, 330), box(40, 333, 440, 640)];
  const found = framedPanels(pageOf(inner).raster);
  expect(missing(inner, found)).toEqual([]);
  expect(found).toHaveLength(2);
});

it('is not sure of one picture over a whole page, of hatching, or of a blank page', () => {
  const splash = drawnPage(480, 680);
  splash.panel(box(0, 0, 480, 680), { frame: null });
  const hatched = drawnPage(480, 680);
  hatched.fill(box(0, 0, 480, 680), black, (_, y) => y % 6 < 3);
  for (const { raster } of [splash, hatched, drawnPage(480, 680), drawnPage(480, 680, white)]) {
    expect(framedPanels(raster)).toBeNull();
  }
});

it('gives of whatever picture boxes that lie in it', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 90 }));
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.nat({ max: 255 })), ([width, height], light) => {
      const data = new Uint8Array(width * height * 3);
      for (let at = 0; at < data.length; at += 1) data[at] = light.next().value ?? 0;
      for (const own of framedPanels({ width, height, data }) ?? []) {
        expect(own.left).toBeGreaterThanOrEqual(0);
        expect(own.top).toBeGreaterThanOrEqual(0);
        expect(own.right).toBeLessThanOrEqual(width);
        expect(own.bottom).toBeLessThanOrEqual(height);
        expect(areaOf(own)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 40 },
  );
});
