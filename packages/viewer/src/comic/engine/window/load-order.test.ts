import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import {
  decodedBytes,
  isWithin,
  stripWindow,
  type LoadWindow,
} from '#comic/engine/window/image-window.ts';
import { lineOf } from '#comic/engine/line.ts';
import { oneBeyond } from '#comic/engine/window/one-beyond.ts';
import { atRest, followTravel, reachOf } from '#comic/engine/window/reach.ts';

const someImage = fc
  .record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
    sources: fc.uniqueArray(fc.integer({ min: 1, max: 1440 }), { maxLength: 4 }),
  })
  .map(({ width, height, sources }): Omit<ComicImage, 'id'> => {
    const opened = sources.map((size) => ({ width: size, url: `/${size}` }));
    return { page: 1, width, height, dominantColor: 'red', placeholder: '', sources: opened };
  });

const someStrip = fc
  .array(someImage, { minLength: 1, maxLength: 120 })
  .map((images) => layOutStrip(images.map((image, index) => ({ ...image, id: `${index}` }))));

const someScreen = fc.record({
  width: fc.integer({ min: 200, max: 1920 }),
  height: fc.integer({ min: 200, max: 2000 }),
  pixelRatio: fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
});

/** Steps of a reader: pixels, often many, and the milliseconds between. */
const someWay = fc.array(
  fc.record({ by: fc.integer({ min: -9000, max: 9000 }), ms: fc.integer({ min: 0, max: 1000 }) }),
  { minLength: 1, maxLength: 20 },
);

function indexes({ from, to }: LoadWindow): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Decoded, beside what is on the screen alone. */
const mostBytes = 48 * 1024 * 1024;

it('holds what is on the screen on any way through any chapter, and never more than 48 MiB beside', () => {
  fc.assert(
    fc.property(someStrip, someScreen, someWay, fc.boolean(), (strip, screen, way, sparing) => {
      const follow = followTravel();
      let [top, at] = [0, 0];
      for (const { by, ms } of way) {
        [top, at] = [top + by, at + ms];
        const travel = follow(top, at, screen.height);
        const window = stripWindow(strip, { ...screen, top }, { travel, sparing });
        for (const [index, edge] of strip.edges.slice(0, -1).entries()) {
          const begin = edge * screen.width;
          const end = (strip.edges[index + 1] ?? 0) * screen.width;
          const isSeen = end > top && begin <= top + screen.height;
          expect(isSeen && !isWithin(window, index)).toBe(false);
        }
        const bytes = (part: LoadWindow): number =>
          indexes(part)
            .map((index) => strip.images[index])
            .reduce(
              (sum, image) =>
                sum + (image ? decodedBytes(image, screen.width, screen.pixelRatio) : 0),
              0,
            );
        expect(bytes(window)).toBeLessThanOrEqual(Math.max(mostBytes, bytes(window.seen)));
      }
    }),
  );
});

it('fills 48 MiB and no more where the pictures are large', () => {
  // Of 11 MiB each, of which two fill the screen.
  const shape = { width: 1440, height: 2000, dominantColor: '', placeholder: '' };
  const images = Array.from({ length: 40 }, (_, page): ComicImage => {
    return { ...shape, id: `${page}`, page, sources: [{ width: 1440, url: `/${page}` }] };
  });
  const view = { top: 20_000, height: 2000, width: 720, pixelRatio: 2 };
  const { from, to } = stripWindow(layOutStrip(images), view);
  const bytes = (to - from + 1) * 1440 * 2000 * 4;
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect(bytes + 1440 * 2000 * 4).toBeGreaterThan(mostBytes);
});

describe('the way of the reader', () => {
  const strip = layOutStrip(
    Array.from({ length: 100 }, (_, index): ComicImage => {
      const shape = { page: index, width: 100, height: 100, dominantColor: '', placeholder: '' };
      return { ...shape, id: `${index}`, sources: [{ width: 360, url: `/${index}` }] };
    }),
  );
  const view = { top: 5000, height: 200, width: 100, pixelRatio: 1 };

  it('is wider ahead than behind, up as well as down', () => {
    const down = stripWindow(strip, view, { travel: { forwards: true, speed: 0 } });
    const up = stripWindow(strip, view, { travel: { forwards: false, speed: 0 } });
    expect([50 - down.from, down.to - 52]).toEqual([2, 4]);
    expect([50 - up.from, up.to - 52]).toEqual([4, 2]);
  });

  it('reaches further with speed, to a limit, and hardly with Save-Data', () => {
    const reaches = [0, 1, 3, 100].map((speed) => reachOf({ forwards: true, speed }, false).ahead);
    expect(reaches).toEqual([2, 3, 5, 6]);
    expect(reachOf({ forwards: true, speed: 100 }, true)).toEqual({ ahead: 1, behind: 0 });
  });

  it('is measured in screens a second, and forgotten after a pause', () => {
    const follow = followTravel();
    expect(follow(0, 0, 800)).toEqual(atRest);
    let last = atRest;
    for (let step = 1; step <= 40; step += 1) last = follow(step * 80, step * 50, 800);
    expect(last.forwards).toBe(true);
    expect(last.speed).toBeCloseTo(2, 3);
    expect(follow(3200, 2100, 800).speed).toBeCloseTo(2, 3);
    expect(follow(3200, 2600, 800).speed).toBe(0);
    expect(follow(3100, 2650, 800)).toMatchObject({ forwards: false });
    // A jump after a pause is one step: nobody saw how fast it was.
    expect(follow(90_000, 9000, 800)).toEqual({ forwards: true, speed: 0 });
  });
});

describe('a slow line', () => {
  const window = { from: 3, to: 12, seen: { from: 5, to: 6 } };

  it.each([
    ['shows the screen first', [], true, { from: 5, to: 6 }],
    ['keeps what has come while the screen fills', [4, 7], true, { from: 4, to: 7 }],
    ['then asks for one ahead', [5, 6], true, { from: 5, to: 7 }],
    ['then for the next', [5, 6, 7], true, { from: 5, to: 8 }],
    ['and above where the reader goes up', [5, 6], false, { from: 4, to: 6 }],
    ['at last for what lies behind', [5, 6, 7, 8, 9, 10, 11, 12], true, { from: 4, to: 12 }],
  ])('%s', (_, settled, forwards, expected) => {
    expect(oneBeyond(window, forwards, (index) => settled.includes(index))).toEqual(expected);
  });

  it('never has more than one image open beyond the screen', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 15 })),
        fc.boolean(),
        (came, forwards) => {
          const settled = (index: number): boolean => came.includes(index);
          const open = oneBeyond(window, forwards, settled);
          const beyond = indexes(open).filter((at) => !isWithin(window.seen, at) && !settled(at));
          expect(beyond.length).toBeLessThanOrEqual(1);
          expect(indexes(open)).toEqual(expect.arrayContaining(indexes(window.seen)));
        },
      ),
    );
  });

  it.each([
    [{}, { sparing: false, slow: false }],
    [{ connection: null }, { sparing: false, slow: false }],
    [{ connection: { effectiveType: '4g', saveData: false } }, { sparing: false, slow: false }],
    [{ connection: { effectiveType: '3g' } }, { sparing: false, slow: true }],
    [{ connection: { effectiveType: '4g', saveData: true } }, { sparing: true, slow: true }],
  ])('is known by what the browser says: %o', (navigator, line) => {
    expect(lineOf(navigator)).toEqual(line);
  });
});
