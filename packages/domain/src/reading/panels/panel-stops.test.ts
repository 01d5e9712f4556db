import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPanels } from './has-panels.ts';
import { panelStops, stopOfPosition } from './panel-stops.ts';
import type { PanelledImage } from './panel-stop.ts';

type Panel = NonNullable<PanelledImage['panels']>[number];

function panel(
  [x, y, width, height]: readonly [number, number, number, number],
  goesOn: '' | 'above' | 'below' | 'both' = '',
): Panel {
  const continuesAbove = goesOn === 'above' || goesOn === 'both';
  return {
    x,
    y,
    width,
    height,
    continuesAbove,
    continuesBelow: goesOn === 'below' || goesOn === 'both',
  };
}

/** Images of 100 px of width; `pages` says which page each is of. */
function chapter(
  pages: readonly number[],
  height: number,
  panels: readonly (readonly Panel[] | null)[],
): PanelledImage[] {
  return pages.map((page, index) => ({
    id: `${index}`,
    page,
    width: 100,
    height,
    panels: panels[index] ?? null,
  }));
}

function edges(images: readonly PanelledImage[], direction: 'LTR' | 'RTL' | 'TTB') {
  return panelStops(images, direction).map(({ left, top, right, bottom }) =>
    [left, top, right, bottom].map((value) => Math.round(value * 100)),
  );
}

describe('pieces of a panel', () => {
  const cut = [
    [panel([10, 10, 80, 40]), panel([10, 70, 80, 30], 'below')],
    [panel([12, 0, 78, 100], 'both')],
    [panel([10, 0, 80, 20], 'above'), panel([10, 30, 80, 60])],
  ];

  it('are joined over the slices of a page, whichever way it is read', () => {
    const images = chapter([1, 1, 1], 100, cut);
    const joined = [
      [10, 10, 90, 50],
      [10, 70, 90, 220],
      [10, 230, 90, 290],
    ];
    expect(edges(images, 'TTB')).toEqual(joined);
    expect(edges(images, 'RTL')).toEqual(joined);
  });

  it('are joined over the images of a strip, and never over pages that turn', () => {
    const images = chapter([1, 2, 3], 100, cut);
    expect(edges(images, 'TTB')).toHaveLength(3);
    expect(edges(images, 'LTR')).toEqual([
      [10, 10, 90, 50],
      [10, 70, 90, 100],
      [12, 100, 90, 200],
      [10, 200, 90, 220],
      [10, 230, 90, 290],
    ]);
  });

  it('go together where art that looks like the ground has torn one apart', () => {
    const images = chapter([1, 2], 100, [
      [panel([10, 50, 80, 50], 'below')],
      [panel([10, 0, 20, 50], 'above'), panel([60, 0, 30, 60], 'above')],
    ]);
    expect(edges(images, 'TTB')).toEqual([[10, 50, 90, 160]]);
  });

  it('stay apart where they stand beside each other or one of them ends', () => {
    const beside = chapter([1, 2], 100, [
      [panel([0, 50, 45, 50], 'below')],
      [panel([55, 0, 45, 50], 'above')],
    ]);
    expect(edges(beside, 'TTB')).toHaveLength(2);
    const ended = chapter([1, 2], 100, [
      [panel([0, 50, 100, 50])],
      [panel([0, 0, 100, 50], 'above')],
    ]);
    expect(edges(ended, 'TTB')).toHaveLength(2);
  });

  it('are dropped where hardly anything is left of one, and taken in where letters stand apart', () => {
    const images = chapter([1, 2], 100, [
      [panel([10, 10, 80, 60]), panel([0, 97, 100, 3], 'below')],
      [panel([10, 20, 40, 15]), panel([10, 38, 80, 60])],
    ]);
    expect(edges(images, 'TTB')).toEqual([
      [10, 10, 90, 70],
      [10, 120, 90, 198],
    ]);
  });
});

it('rests on a page of which no panels are known, and on none where there are none', () => {
  const images = chapter([1, 2, 3], 150, [
    [panel([10, 10, 80, 60]), panel([10, 80, 80, 60])],
    null,
    [],
  ]);
  expect(panelStops(images, 'RTL').map(({ page, position }) => [page, position])).toEqual([
    [0, { imageId: '0', fraction: 10 / 150 }],
    [0, { imageId: '0', fraction: 80 / 150 }],
    [1, { imageId: '1', fraction: 0 }],
  ]);
});

it.each([
  ['all known', [[panel([0, 0, 90, 90])], [panel([0, 0, 90, 90])]], true],
  ['one of two unknown', [[panel([0, 0, 40, 90]), panel([50, 0, 40, 90])], null], false],
  ['nothing but one panel', [[panel([0, 0, 90, 90])]], false],
  ['no panels', [[], []], false],
  ['no images', [], false],
] as const)('tells whether it can be read by panels: %s', (_, panels, is) => {
  expect(
    hasPanels(
      chapter(
        panels.map((__, index) => index + 1),
        100,
        panels,
      ),
    ),
  ).toBe(is);
});

describe('the stop of a position', () => {
  const images = chapter([1, 2], 100, [
    [panel([0, 10, 100, 30]), panel([0, 50, 100, 40])],
    [panel([0, 0, 100, 100])],
  ]);
  const stops = panelStops(images, 'TTB');

  it.each([
    ['0', 0, 0],
    ['0', 0.1, 0],
    ['0', 0.45, 1],
    ['0', 0.6, 1],
    ['1', 0, 2],
    ['1', 1, 2],
    ['gone', 0.5, 0],
  ])('image %s at %f is stop %i', (imageId, fraction, stop) => {
    expect(stopOfPosition(stops, images, { imageId, fraction })).toBe(stop);
  });

  it('is the first where there is no position or no stop', () => {
    expect(stopOfPosition(stops, images, undefined)).toBe(0);
    expect(stopOfPosition([], images, { imageId: '0', fraction: 1 })).toBe(0);
  });

  it.each(['LTR', 'RTL', 'TTB'] as const)('is that of the panel in its row, read %s', (way) => {
    const rows = chapter([1, 2], 100, [
      [panel([0, 10, 30, 80]), panel([35, 10, 30, 80]), panel([70, 10, 30, 80])],
      [panel([0, 0, 45, 100]), panel([55, 0.05, 45, 99])],
    ]);
    const all = panelStops(rows, way);
    expect(all).toHaveLength(5);
    all.forEach(({ position, top }, index) => {
      expect(stopOfPosition(all, rows, position)).toBe(index);
      // Less than a pixel from its edge, however wide the strip is shown.
      const offset = Number(position.imageId) + position.fraction;
      expect(Math.abs(offset - top) * 500).toBeLessThan(2);
    });
  });

  it('is the same again for each panel of a strip', () => {
    const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(heights, (tall) => {
        const strip = tall.map((height, index) => ({
          id: `${index}`,
          page: index + 1,
          width: 100,
          height: height + 10,
          panels: [panel([5, 5, 90, height])],
        }));
        const all = panelStops(strip, 'TTB');
        expect(all.map(({ position }) => stopOfPosition(all, strip, position))).toEqual(
          all.map((_, index) => index),
        );
      }),
    );
  });
});
