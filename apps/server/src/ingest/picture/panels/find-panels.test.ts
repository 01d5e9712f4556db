import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, sharedArea, unionOf, type Box } from './box.ts';
import { findPanels } from './find-panels.ts';
import { black, drawnPage, grey, white } from './testing/drawn-page.ts';

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

/** How much of two boxes together is in both. */
function likeness(a: Box, b: Box): number {
  const shared = sharedArea(a, b);
  return shared / (areaOf(a) + areaOf(b) - shared);
}

/** What was drawn and not found so far as it should be, or was found and not drawn. */
function faults(found: readonly Box[] | null, drawn: readonly Box[], least = 0.9): Box[] {
  const boxes = found ?? [];
  const isIn = (own: Box, others: readonly Box[]): boolean =>
    others.some((other) => likeness(own, other) > least);
  return [...drawn.filter((own) => !isIn(own, boxes)), ...boxes.filter((own) => !isIn(own, drawn))];
}

const grid = [
  box(12, 12, 228, 100),
  box(12, 108, 116, 200),
  box(124, 108, 228, 200),
  box(12, 208, 228, 328),
];

describe.each([
  ['white', white],
  ['black', black],
  ['grey', grey],
] as const)('on a %s ground', (_, ground) => {
  it('finds the panels of a page with gutters', () => {
    const page = drawnPage(240, 340, ground);
    for (const panel of grid) page.panel(panel);
    expect(faults(findPanels(page.raster), grid)).toEqual([]);
  });

  it('finds what a balloon bridges', () => {
    const page = drawnPage(240, 340, ground);
    for (const panel of grid) page.panel(panel);
    page.balloon(box(90, 80, 150, 130));
    page.balloon(box(30, 185, 90, 225));
    expect(faults(findPanels(page.raster), grid, 0.7)).toEqual([]);
  });

  it('finds panels whose borders lean', () => {
    const page = drawnPage(240, 340, ground);
    const leaning = [box(12, 12, 228, 160), box(12, 150, 228, 320)];
    for (const panel of leaning) page.panel(panel, { lean: 18 });
    expect(faults(findPanels(page.raster), leaning)).toEqual([]);
  });

  it('finds panels that a strip bleeds at its sides, also without a frame', () => {
    const page = drawnPage(240, 600, ground);
    const bled = [box(0, 40, 240, 260), box(0, 330, 240, 560)];
    for (const panel of bled) page.panel(panel, { frame: null });
    expect(faults(findPanels(page.raster), bled)).toEqual([]);
  });

  it('finds none on an empty page', () => {
    expect(findPanels(drawnPage(240, 340, ground).raster)).toEqual([]);
  });

  it('lets page numbers go and takes a sound beside a panel in', () => {
    const page = drawnPage(240, 340, ground);
    for (const panel of grid) page.panel(panel);
    const far = drawnPage(240, 400, ground);
    for (const panel of grid) far.panel(panel);
    far.panel(box(112, 380, 126, 388), { frame: null });
    expect(findPanels(far.raster)).toEqual(findPanels(page.raster));
    const beside = drawnPage(240, 400, ground);
    for (const panel of grid) beside.panel(panel);
    beside.panel(box(60, 332, 100, 344), { frame: null });
    const found = findPanels(beside.raster);
    expect(found).toHaveLength(4);
    expect(found?.some(({ bottom }) => bottom === 344)).toBe(true);
  });
});

it('finds panels on a ground that changes slowly from light to dark', () => {
  const page = drawnPage(240, 700, white);
  for (let y = 0; y < 700; y += 1) {
    const light = 250 - Math.round((y * 240) / 700);
    page.fill(box(0, y, 240, y + 1), [light, light, light]);
  }
  const panels = [box(20, 60, 220, 260), box(20, 400, 220, 640)];
  for (const panel of panels) page.panel(panel);
  expect(faults(findPanels(page.raster), panels)).toEqual([]);
});

it('finds panels side by side on a page that goes on in black', () => {
  const page = drawnPage(240, 600, white);
  page.fill(box(0, 400, 240, 600), black);
  const panels = [box(12, 12, 116, 180), box(124, 12, 228, 180), box(12, 190, 228, 380)];
  for (const panel of panels) page.panel(panel);
  page.balloon(box(90, 20, 150, 100));
  expect(faults(findPanels(page.raster), panels, 0.75)).toEqual([]);
});

it('finds bled panels between gutters that lead nowhere', () => {
  const page = drawnPage(240, 340, white);
  const bled = [box(0, 0, 116, 166), box(124, 0, 240, 166), box(0, 174, 240, 340)];
  for (const panel of bled) page.panel(panel, { frame: null });
  expect(faults(findPanels(page.raster), bled)).toEqual([]);
});

it('tells that a piece goes to the edge, however little of it is there', () => {
  const page = drawnPage(240, 100, white);
  page.panel(box(20, 95, 220, 200));
  expect(findPanels(page.raster)).toEqual([box(20, 95, 220, 100)]);
});

it('is not sure of art from edge to edge, of noise and of many letters', () => {
  const art = drawnPage(240, 340, white);
  art.panel(box(0, 0, 240, 340), { frame: null });
  expect(findPanels(art.raster)).toBeNull();
  const letters = drawnPage(240, 340, white);
  for (let at = 0; at < 400; at += 1) {
    const [x, y] = [20 + (at % 20) * 10, 20 + Math.floor(at / 20) * 15];
    letters.fill(box(x, y, x + 6, y + 8), black);
  }
  expect(findPanels(letters.raster)).toEqual([]);
});

it('stands pictures of one row, of one column and of one pixel', () => {
  for (const [width, height] of [
    [1, 1],
    [240, 1],
    [1, 240],
    [2, 2],
  ] as const) {
    const data = new Uint8Array(width * height * 3).map((_, at) => (at * 71) % 256);
    expect(() => findPanels({ width, height, data })).not.toThrow();
  }
});

/** Rows of one to three panels each with gutters of a width, on a page of 240 px. */
const layouts = fc.record({
  rows: fc.array(
    fc.record({ columns: fc.integer({ min: 1, max: 3 }), tall: fc.integer({ min: 60, max: 160 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  gutter: fc.integer({ min: 5, max: 20 }),
  ground: fc.constantFrom(white, black, grey),
});

it('finds every layout of rows, within the picture and hardly over one another', () => {
  fc.assert(
    fc.property(layouts, ({ rows, gutter, ground }) => {
      const height = rows.reduce((sum, { tall }) => sum + tall + gutter, gutter);
      const page = drawnPage(240, height, ground);
      let top = gutter;
      const drawn = rows.flatMap(({ columns, tall }) => {
        const wide = (240 - gutter * (columns + 1)) / columns;
        const row = Array.from({ length: columns }, (_, column) => {
          const left = Math.round(gutter + column * (wide + gutter));
          return box(left, top, Math.floor(left + wide), top + tall);
        });
        top += tall + gutter;
        return row;
      });
      for (const panel of drawn) page.panel(panel);
      expect(faults(findPanels(page.raster), drawn)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('keeps to the picture whatever it shows', () => {
  const pictures = fc.record({
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 160 }),
    blocks: fc.array(fc.tuple(fc.nat(120), fc.nat(160), fc.nat(80), fc.nat(80), fc.nat(255))),
  });
  fc.assert(
    fc.property(pictures, ({ width, height, blocks }) => {
      const page = drawnPage(width, height);
      for (const [x, y, w, h, shade] of blocks) {
        page.fill(box(x, y, x + w, y + h), [shade, 255 - shade, shade]);
      }
      const found = findPanels(page.raster) ?? [];
      const whole = box(0, 0, width, height);
      for (const [index, own] of found.entries()) {
        expect(unionOf(own, whole)).toEqual(whole);
        expect(areaOf(own)).toBeGreaterThan(0);
        for (const other of found.slice(index + 1)) {
          const smaller = Math.min(areaOf(own), areaOf(other));
          expect(sharedArea(own, other)).toBeLessThanOrEqual(smaller * 0.35);
        }
      }
    }),
    {
      numRuns: 150,
      // Of two pixels a panel is none thick, by its share of the width.
      examples: [
        [
          {
            width: 2,
            height: 4,
            blocks: [
              [1, 2, 1, 1, 0],
              [0, 3, 1, 1, 0],
            ],
          },
        ],
      ],
    },
  );
});
