import sharp, { type Sharp } from 'sharp';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
import type { PictureSource } from '#ingest/work-source.ts';
import type { Raster } from '#ingest/picture/impression.ts';
import type { StoredPanels } from '#db/schema/works/image.ts';
import { unsure } from '#ingest/picture/panels/stored-panels.ts';
import { bmpSize, readBmp } from './read-bmp.ts';
import { longestSide, mostPixels } from '#ingest/picture/variant-widths.ts';
import { sniffPicture } from './sniff-picture.ts';

export type OpenPicture = {
  readonly width: number;
  readonly height: number;
  /** Upright, opaque, sRGB. */
  readonly image: () => Sharp;
  /** Its file, where that is a JPEG which shows the same without being prepared. */
  readonly plainJpeg?: Uint8Array;
  /** The picture small, where whoever drew it gave that. */
  readonly preview?: Raster;
  /** Its panels, where whoever drew it knows them. */
  readonly panels?: StoredPanels;
};

// One thread a picture: several pictures are in work at once instead (ingest-work.ts).
sharp.concurrency(1);
// Every picture is read once, so a cache of decoded ones only holds memory.
sharp.cache(false);

function assertSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new ImportError('an image has no pixels');
  if (width * height > mostPixels) {
    throw new TooLargeError(`an image of ${width} × ${height} pixels is over 100 megapixels`);
  }
  if (Math.max(width, height) > longestSide) {
    throw new TooLargeError(`an image of ${width} × ${height} pixels is over 300,000 pixels long`);
  }
}

function prepared(image: Sharp): Sharp {
  return image.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
}

/**
 * Reads a picture's size and prepares it to be decoded. `failOn` none decodes what there is of one
 * that breaks off. Throws `ImportError` when it is none.
 */
export async function openPicture(
  picture: PictureSource,
  failOn: 'error' | 'none' = 'error',
): Promise<OpenPicture> {
  if (picture.kind === 'rgba') {
    const { width, height, pixels } = picture;
    assertSize(width, height);
    if (pixels.length !== width * height * 4) throw new Error('pixels do not fit their size');
    const raw = { width, height, channels: 4 } as const;
    const image = () => prepared(sharp(pixels, { raw, limitInputPixels: mostPixels }));
    return { width, height, image };
  }
  const { bytes, drawn } = picture;
  const image = () => prepared(sharp(bytes, { limitInputPixels: mostPixels, failOn }));
  if (drawn !== undefined) {
    const { width, height, preview, panels } = drawn;
    const known = panels === undefined ? unsure : { isSure: true, panels };
    return { width, height, image, plainJpeg: bytes, preview, panels: known };
  }
  const kind = sniffPicture(bytes);
  if (kind === null) throw new ImportError('an image is in no known format');
  if (kind === 'bmp') {
    const size = bmpSize(bytes);
    assertSize(size.width, size.height);
    return openPicture(readBmp(bytes));
  }
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImportError('an image cannot be read');
    });
  const { width, height } = facts.autoOrient;
  assertSize(width, height);
  const isPlain = facts.space === 'srgb' && !facts.hasProfile && facts.orientation === undefined;
  return { width, height, image, ...(kind === 'jpeg' && isPlain ? { plainJpeg: bytes } : {}) };
}
