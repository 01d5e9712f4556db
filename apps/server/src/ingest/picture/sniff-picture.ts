import { imageKindOfBytes, type ImageKind } from '@hanji/domain/forms/upload.ts';

export type PictureFormat = Exclude<ImageKind, 'bmp'> | 'webp' | 'avif';

function starts(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** What a picture is by its first bytes, whatever its name says. Null when it is none that is read. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  if (starts(bytes, 'ftypavif', 4) || starts(bytes, 'ftypavis', 4)) return 'avif';
  const kind = imageKindOfBytes(bytes);
  return kind === 'bmp' ? null : kind;
}
