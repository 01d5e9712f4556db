import { cropShapes, type CropBox, type CropShape } from '@hanji/domain/creator/crop.ts';
import { imageKindOfType } from '@hanji/domain/forms/upload.ts';

/** A picture that is to be cut, and where; the place is not known until the picture is drawn. */
export type ChosenImage = { readonly file: File; readonly box: CropBox | null };

/** A file of exactly this size is taken (as `setTitleImage` of the contract says). */
export const mostImageBytes = 20_971_520;

export type ImageProblem = 'imageKind' | 'imageTooLarge' | 'imageTooSmall' | 'imageBroken';

export function problemOfFile({ type, size }: File): ImageProblem | null {
  const kind = imageKindOfType(type);
  if (kind !== 'jpeg' && kind !== 'png') return 'imageKind';
  return size > mostImageBytes ? 'imageTooLarge' : null;
}

/** A smaller part would be blurred where it is shown. */
export function isTooSmall(box: CropBox, shape: CropShape): boolean {
  return box.width < cropShapes[shape].leastWidth;
}
