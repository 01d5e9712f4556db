import { checkCrop, type CropShape } from '@hanji/domain/creator/crop.ts';
import { wholeArea } from '@hanji/ui-kit/creation/image-cropper/crop-area.ts';
import { expect, it } from 'vitest';
import { cropBox } from './crop-box.ts';

const shapes = { cover: 3 / 4, square: 1, articleCover: 4 / 3 } as const;
const sizes = [
  [300, 400],
  [1001, 667],
  [999, 4021],
  [4096, 301],
] as const;

it.each(
  Object.entries(shapes).flatMap(([shape, aspect]) =>
    sizes.map(([width, height]) => ({ shape: shape as CropShape, aspect, width, height })),
  ),
)('cuts what the service takes: $shape of $width × $height', ({ shape, aspect, ...picture }) => {
  const box = cropBox(wholeArea(picture, aspect), picture, shape);
  const checked = checkCrop(box, picture, shape);
  expect(checked.ok || checked.reason === 'tooSmall').toBe(true);
  const corner = { x: 0.9, y: 0.9, width: 0.1, height: 0.1 };
  const { left, top, width, height } = cropBox(corner, picture, shape);
  expect(left + width).toBeLessThanOrEqual(picture.width);
  expect(top + height).toBeLessThanOrEqual(picture.height);
});
