import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkCrop, cropShapes, middleCrop, type CropShape } from './crop.ts';

const picture = { width: 1000, height: 900 };
const shapes = Object.keys(cropShapes) as CropShape[];

it.each([
  ['cover', { left: 0, top: 0, width: 300, height: 400 }],
  ['cover', { left: 325, top: 0, width: 675, height: 900 }],
  ['cover', { left: 0, top: 0, width: 301, height: 402 }],
  ['square', { left: 100, top: 0, width: 900, height: 900 }],
  ['articleCover', { left: 0, top: 150, width: 1000, height: 750 }],
] as const)('%s takes %j', (shape, box) => {
  expect(checkCrop(box, picture, shape)).toEqual({ ok: true, value: box });
});

it.each([
  ['cover', { left: 326, top: 0, width: 675, height: 900 }, 'outside'],
  ['square', { left: 0, top: 1, width: 900, height: 900 }, 'outside'],
  ['square', { left: 0, top: 0, width: 299, height: 299 }, 'tooSmall'],
  ['cover', { left: 0, top: 0, width: 300, height: 402 }, 'shape'],
  ['square', { left: 0, top: 0, width: 400, height: 398 }, 'shape'],
] as const)('%s refuses %j: %s', (shape, box, reason) => {
  expect(checkCrop(box, picture, shape)).toEqual({ ok: false, reason });
});

it('the middle of every picture that is large enough can be cut out', () => {
  const side = fc.integer({ min: 400, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...shapes), (width, height, shape) => {
      const box = middleCrop({ width, height }, shape);
      expect(checkCrop(box, { width, height }, shape).ok).toBe(true);
      const meant = cropShapes[shape];
      const spare = [width - box.width, height - box.height];
      expect(Math.min(...spare)).toBeLessThan(Math.max(meant.width, meant.height));
    }),
  );
});
