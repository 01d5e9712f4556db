import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPageImages, pageImage } from '#reading/testing/page-images.ts';
import {
  imageIndexAt,
  layOutStrip,
  offsetOf,
  pageGap,
  positionAt,
  stripHeight,
} from './strip-layout.ts';

const layout = layOutStrip([pageImage(0, 1, 100), pageImage(1, 2, 200), pageImage(2, 3, 100)]);
const anyWidth = fc.integer({ min: 200, max: 720 });

it('lays images below one another, in widths of the strip', () => {
  expect(layout.edges).toEqual([0, 1, 3, 4]);
  expect(layout.images.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(stripHeight(layout, 360)).toBe(1440);
  expect(stripHeight(layOutStrip([]), 360)).toBe(0);
});

it.each([
  [-50, '0', 0],
  [0, '0', 0],
  [99, '0', 0.99],
  [100, '1', 0],
  [299, '1', 0.995],
  [300, '2', 0],
  [350, '2', 0.5],
  [400, '2', 1],
  [9999, '2', 1],
])('the place with %i px above the screen is image %s at %f', (y, imageId, fraction) => {
  expect(positionAt(layout, y, 100)).toEqual({ imageId, fraction });
  expect(imageIndexAt(layout, y, 100)).toBe(Number(imageId));
});

it('leaves room between pages, none between the slices of one and none at the end', () => {
  const spaced = layOutStrip(
    [pageImage(0, 1, 100), pageImage(1, 1, 100), pageImage(2, 2, 100)],
    0.5,
  );
  expect(spaced.edges).toEqual([0, 1, 2.5, 3.5]);
  expect(stripHeight(spaced, 100)).toBe(350);
  // The room below a page is its end, and a fraction is one of the picture alone.
  expect(positionAt(spaced, 150, 100)).toEqual({ imageId: '1', fraction: 0.5 });
  expect(positionAt(spaced, 230, 100)).toEqual({ imageId: '1', fraction: 1 });
  expect(positionAt(spaced, 250, 100)).toEqual({ imageId: '2', fraction: 0 });
  expect(offsetOf(spaced, { imageId: '2', fraction: 0.5 }, 100)).toBe(300);
});

it('keeps the place to the pixel when the gap comes and goes', () => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyPageImages, anyShare, anyWidth, (images, share, width) => {
      const [close, spaced] = [layOutStrip(images), layOutStrip(images, pageGap)];
      const position = positionAt(close, share * stripHeight(close, width), width);
      if (!position) return;
      const there = positionAt(spaced, offsetOf(spaced, position, width), width);
      expect(offsetOf(close, there ?? position, width)).toBeCloseTo(
        offsetOf(close, position, width),
        4,
      );
    }),
  );
});

it.each([
  ['0', 0, 0],
  ['1', 0, 200],
  ['1', 0.5, 400],
  ['2', 1, 800],
  ['gone', 0.5, 0],
])('image %s at %f begins %i px down', (imageId, fraction, offset) => {
  expect(offsetOf(layout, { imageId, fraction }, 200)).toBe(offset);
});

it('knows no place without images or width', () => {
  expect(positionAt(layOutStrip([]), 10, 100)).toBeUndefined();
  expect(imageIndexAt(layOutStrip([]), 10, 100)).toBe(0);
  expect(positionAt(layout, 10, 0)).toBeUndefined();
  expect(positionAt(layout, 10, -1)).toBeUndefined();
  expect(imageIndexAt(layout, 10, 0)).toBe(0);
});

it('gives back the offset that a position was taken from', () => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyPageImages, anyShare, anyWidth, (images, share, width) => {
      const strip = layOutStrip(images);
      const y = share * stripHeight(strip, width);
      const position = positionAt(strip, y, width);
      expect(position && offsetOf(strip, position, width)).toBeCloseTo(y, 4);
    }),
  );
});

it('shows the same image after a page was looked up in the strip', () => {
  fc.assert(
    fc.property(anyPageImages, anyWidth, fc.nat(), (images, width, pick) => {
      const strip = layOutStrip(images);
      const start = { imageId: images[pick % images.length]?.id ?? '', fraction: 0 };
      expect(positionAt(strip, offsetOf(strip, start, width), width)).toEqual(start);
    }),
  );
});

it('never goes back while the reader scrolls on', () => {
  fc.assert(
    fc.property(anyPageImages, anyWidth, fc.nat(9000), fc.nat(9000), (images, width, y, more) => {
      const strip = layOutStrip(images);
      expect(imageIndexAt(strip, y + more, width)).toBeGreaterThanOrEqual(
        imageIndexAt(strip, y, width),
      );
    }),
  );
});
