import { ImportError, TooLargeError } from '../import-error.ts';
import { openPicture } from './open/open-picture.ts';
import { sniffPicture, whyNoPicture } from './open/sniff-picture.ts';
import type { PictureSource } from '../work-source.ts';

/** Of pictures, those that are not read included: each of them is a page. */
const extensions = new Set(
  'jpg jpeg jpe jfif png gif webp avif bmp tif tiff jxl jp2 heic heif psd'.split(' '),
);

function extension(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file is a page by its name. */
export function isPictureName(name: string): boolean {
  return extensions.has(extension(name));
}

/** What archives and folders carry along without being part of a work. */
export function isLitter(name: string): boolean {
  return (
    name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') ||
    /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

/** A file's bytes as a picture, of whatever kind they are. Throws where they are of none. */
export function pictureFile(name: string, bytes: Uint8Array): PictureSource {
  if (sniffPicture(bytes) === null) throw new ImportError(`${name} ${whyNoPicture(bytes)}`);
  return { kind: 'file', bytes };
}

/** Reads a picture's size, in pixels. Throws with the file's name where it cannot be taken. */
export async function pictureSize(
  name: string,
  picture: PictureSource,
): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await openPicture(picture);
    return { width, height };
  } catch (error) {
    if (error instanceof TooLargeError) throw new TooLargeError(`${name}: ${error.message}`);
    if (error instanceof ImportError) throw new ImportError(`${name}: ${error.message}`);
    throw error;
  }
}
