import { cropShapes, type CropBox, type CropShape } from '@hanji/domain/creator/crop.ts';
import type { CropArea, Size } from '@hanji/ui-kit/creation/image-cropper/crop-area.ts';

/** What was chosen by shares, in whole pixels of the picture, inside it and of its shape. */
export function cropBox(area: CropArea, picture: Size, shape: CropShape): CropBox {
  const ratio = cropShapes[shape];
  const widest = Math.min(picture.width, Math.floor((picture.height * ratio.width) / ratio.height));
  const width = Math.max(1, Math.min(Math.round(area.width * picture.width), widest));
  const height = Math.max(
    1,
    Math.min(Math.round((width * ratio.height) / ratio.width), picture.height),
  );
  return {
    left: Math.min(Math.max(Math.round(area.x * picture.width), 0), picture.width - width),
    top: Math.min(Math.max(Math.round(area.y * picture.height), 0), picture.height - height),
    width,
    height,
  };
}
