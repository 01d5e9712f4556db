import sharp, { type Sharp } from 'sharp';
import { ImportError } from '#ingest/import-error.ts';
import { cutRows, heightAt, isCut, scaledRows, tallestSlice, type CutRule } from './cut-heights.ts';
import { impressionOf, type Impression, type Raster } from '#ingest/picture/impression.ts';
import type { OpenPicture } from '#ingest/picture/open/open-picture.ts';
import { lookForPanels } from '#ingest/picture/panels/look-for-panels.ts';
import type { StoredPanels } from '#db/schema/works/image.ts';
import { panelsOfSlices, unsure } from '#ingest/picture/panels/stored-panels.ts';
import { encodeMaster, encodeWidth } from '#ingest/picture/picture-files.ts';
import { variantWidths } from '#ingest/picture/variant-widths.ts';

/** When a picture's widest copy is encoded for readers: when it is stored, or when one asks. */
export type EncodeTime = 'at-once' | 'on-request';

export type Slice = Impression & {
  /** Of the widest variant. */
  readonly width: number;
  readonly height: number;
  /** That readers may ask for, ascending. */
  readonly widths: readonly number[];
  /** Those that are encoded already. */
  readonly variants: readonly { readonly width: number; readonly bytes: Uint8Array }[];
  /** Out of which all are made, where none is encoded yet. */
  readonly master?: Uint8Array;
  /** Null where nobody looked for any. */
  readonly panels: StoredPanels | null;
};

const channels = 3;

function open({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function scaled(image: Sharp, width: number, height: number): Promise<Raster> {
  const data = await image.resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, data };
}

function rowsOf({ width, data }: Raster, from: number, to: number): Raster {
  return {
    width,
    height: to - from,
    data: data.subarray(from * width * channels, to * width * channels),
  };
}

async function bytesOf(image: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await image.toBuffer());
}

async function webp(raster: Raster) {
  return { width: raster.width, bytes: await bytesOf(encodeWidth(open(raster))) };
}

/** Where a picture will be cut: rows of its widest variant, from 0 to its height. */
export function planSlices(
  size: { width: number; height: number },
  cut: CutRule,
  panels: StoredPanels = unsure,
) {
  const widths = variantWidths(size.width);
  const widest = widths.at(-1) ?? size.width;
  const height = heightAt(size, widest);
  const whole = panels.panels.map(({ y, height: tall }) => [y, y + tall] as const);
  const rows =
    isCut(size, cut) && height > tallestSlice ? cutRows(height, widths, whole) : [0, height];
  return { widths, widest, height, rows };
}

/** The panels of a picture at its widest, where it is a page. */
export async function panelsIn(picture: OpenPicture, cut: CutRule): Promise<StoredPanels | null> {
  if (cut === 'never') return null;
  const { widest, height } = planSlices(picture, cut);
  return picture.panels ?? lookForPanels(picture.image, { width: widest, height });
}

function damaged(): never {
  throw new ImportError('an image is damaged and cannot be read to its end');
}

/** The file as it came, where it can stand for all widths; a decoder reads it to its end. */
async function keptAsIs(
  { plainJpeg, preview, image, width, height }: OpenPicture,
  widest: number,
): Promise<{ file: Uint8Array; preview: Raster } | null> {
  if (plainJpeg === undefined || width !== widest) return null;
  if (preview !== undefined) return { file: plainJpeg, preview };
  const scale = 64 / Math.max(width, height, 64);
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return { file: plainJpeg, preview: await scaled(image(), w, h).catch(damaged) };
}

/**
 * Encodes a picture. One that stays in one piece is encoded at its widest at most: the service
 * makes the other widths when they are asked for. One that is cut is encoded at every width: the
 * whole is scaled before it is cut, so that neighbouring slices were one picture to the scaler and
 * meet without a seam.
 */
export async function* renderSlices(
  picture: OpenPicture,
  cut: CutRule,
  time: EncodeTime = 'at-once',
): AsyncGenerator<Slice> {
  const { widths, widest, height, rows: planned } = planSlices(picture, cut);
  const isWhole = planned.length === 2;
  const own = isWhole && time === 'on-request' ? await keptAsIs(picture, widest) : null;
  if (own !== null) {
    const known = { panels: await panelsIn(picture, cut), ...(await impressionOf(own.preview)) };
    yield { width: widest, height, widths, variants: [], master: own.file, ...known };
    return;
  }
  const whole = await scaled(picture.image(), widest, height).catch(damaged);
  const panels =
    cut === 'never' ? null : (picture.panels ?? (await lookForPanels(() => open(whole), whole)));
  if (isWhole) {
    const slice = { width: widest, height, widths, panels, ...(await impressionOf(whole)) };
    if (time === 'at-once') yield { ...slice, variants: [await webp(whole)] };
    else yield { ...slice, variants: [], master: await bytesOf(encodeMaster(open(whole))) };
    return;
  }
  const { rows } = planSlices(picture, cut, panels ?? unsure);
  const found = panelsOfSlices(panels ?? unsure, rows);
  const rasters = [whole];
  for (const width of widths.slice(0, -1)) {
    rasters.push(await scaled(open(whole), width, heightAt(picture, width)));
  }
  for (let slice = 0; slice < rows.length - 1; slice += 1) {
    const parts = rasters.map((raster) => {
      const cuts = scaledRows(rows, widest, raster);
      return rowsOf(raster, cuts[slice] ?? 0, cuts[slice + 1] ?? raster.height);
    });
    const [top] = parts;
    if (top === undefined) return;
    const variants = await Promise.all(parts.map(webp));
    const { width, height: sliceHeight } = top;
    yield {
      width,
      height: sliceHeight,
      widths,
      variants,
      panels: found[slice] ?? unsure,
      ...(await impressionOf(parts[1] ?? top)),
    };
  }
}
