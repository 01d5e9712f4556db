import { imageKindOfBytes, type ImageKind } from '@hanji/domain/forms/upload.ts';

export type PictureFormat = ImageKind | 'webp' | 'avif' | 'tiff';

function starts(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** What a picture is by its first bytes, whatever its name says. Null when it is none that is read. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  if (starts(bytes, 'ftypavif', 4) || starts(bytes, 'ftypavis', 4)) return 'avif';
  if (starts(bytes, 'II*\0') || starts(bytes, 'MM\0*')) return 'tiff';
  return imageKindOfBytes(bytes);
}

const unread: readonly (readonly [start: string, at: number, name: string])[] = [
  ['8BPS', 0, 'a Photoshop file'],
  ['\xFF\x0A', 0, 'a JPEG XL picture'],
  ['\0\0\0\x0CJXL ', 0, 'a JPEG XL picture'],
  ['\0\0\0\x0CjP  ', 0, 'a JPEG 2000 picture'],
  ['ftyphei', 4, 'a HEIF picture'],
  ['ftypmif1', 4, 'a HEIF picture'],
];

/** Why bytes cannot be taken for a picture, after its name: `is empty`. */
export function whyNoPicture(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'is empty';
  const known = unread.find(([start, at]) => starts(bytes, start, at));
  return known === undefined ? 'is no picture' : `is ${known[2]}, which is not read`;
}
