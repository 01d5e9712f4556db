import { accepted, refused, type Checked } from '#forms/checked.ts';

/** In pixels of the picture as it is looked at, upright. */
export type CropBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type CropShape = 'cover' | 'square' | 'articleCover';

/** Width over height, and the least of each: smaller ones would be blurred where they are shown. */
export const cropShapes = {
  cover: { width: 3, height: 4, leastWidth: 300 },
  square: { width: 1, height: 1, leastWidth: 300 },
  articleCover: { width: 4, height: 3, leastWidth: 300 },
} as const satisfies Readonly<
  Record<CropShape, { width: number; height: number; leastWidth: number }>
>;

/**
 * The part of a picture that is cut out of it: inside it (`outside`), at least so many pixels wide
 * (`tooSmall`), and of its shape but for what whole pixels make of it (`shape`).
 */
export function checkCrop(
  box: CropBox,
  picture: { readonly width: number; readonly height: number },
  shape: CropShape,
): Checked<CropBox, 'outside' | 'tooSmall' | 'shape'> {
  if (box.left + box.width > picture.width || box.top + box.height > picture.height) {
    return refused('outside');
  }
  const { width, height, leastWidth } = cropShapes[shape];
  if (box.width < leastWidth) return refused('tooSmall');
  const meant = (box.width * height) / width;
  return Math.abs(box.height - meant) > 1 ? refused('shape') : accepted(box);
}

/** The largest part of that shape in the middle of a picture, of whole pixels. */
export function middleCrop(
  picture: { readonly width: number; readonly height: number },
  shape: CropShape,
): CropBox {
  const ratio = cropShapes[shape];
  const scale = Math.min(picture.width / ratio.width, picture.height / ratio.height);
  const width = Math.max(1, Math.floor(ratio.width * scale));
  const height = Math.max(1, Math.floor(ratio.height * scale));
  return {
    left: Math.floor((picture.width - width) / 2),
    top: Math.floor((picture.height - height) / 2),
    width,
    height,
  };
}
