import { ImportError } from '../import-error.ts';
import { openPicture } from './open-picture.ts';
import { sniffPicture, type PictureFormat } from './sniff-picture.ts';
import type { PictureSource } from '../work-source.ts';

const byExtension: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

const unread = new Set('bmp tif tiff jxl jp2 heic heif psd'.split(' '));

function extension(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file is a page by its name. Throws for pictures of a kind that is not read. */
export function isPictureName(name: string): boolean {
  const own = extension(name);
  if (unread.has(own)) {
    throw new ImportError(
      `${name} is a .${own} picture: only JPEG, PNG, GIF, WebP and AVIF are read`,
    );
  }
  return Object.hasOwn(byExtension, own);
}

/** What archives and folders carry along without being part of a work. */
export function isLitter(name: string): boolean {
  return (
    name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') ||
    /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

/** A page's bytes as a picture. Throws where they are not what the name says. */
export function pictureFile(name: string, bytes: Uint8Array): PictureSource {
  const really = sniffPicture(bytes);
  const named = byExtension[extension(name)];
  if (really === null) throw new ImportError(`${name} is not a picture, whatever its name says`);
  if (named !== undefined && named !== really) {
    throw new ImportError(`${name} is not what its name says: its bytes are ${really}`);
  }
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
    if (error instanceof ImportError) throw new ImportError(`${name}: ${error.message}`);
    throw error;
  }
}
