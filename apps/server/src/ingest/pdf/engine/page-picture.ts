import { bytesOf } from './heap.ts';
import type { OpenDocument } from './open-document.ts';
import { objectsOf, type PageImage } from './page-objects.ts';
import { plainJpeg } from './jpeg/plain-jpeg.ts';
import { tiffHead } from './jpeg/tiff-head.ts';
import { mostPixels, widest } from '#ingest/picture/variant-widths.ts';

/** Drawn pixels, of which three pages may be on their way at once: 36 MB each. */
const mostDrawn = 12_000_000;

/** A page over the bound of pictures, after its name. */
export class TooLargePage extends Error {
  override readonly name = 'TooLargePage';
}

export type PlannedPicture =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array; width: number; height: number }
  | { readonly kind: 'draw'; readonly width: number; readonly height: number };

/** As wide as the sharpest picture on the page would be: more would only be made up. */
function ownWidth({ engine }: OpenDocument, page: number, images: readonly PageImage[]): number {
  const pageWidth = engine.FPDF_GetPageWidthF(page);
  const widths = images.map(({ handle, width, height }) => {
    const { pdfium } = engine;
    const pointer = pdfium.wasmExports.malloc(16);
    try {
      const [left, bottom, right, top] = [pointer, pointer + 4, pointer + 8, pointer + 12];
      if (!engine.FPDFPageObj_GetBounds(handle, left, bottom, right, top)) return 0;
      const [l, b, r, t] = [left, bottom, right, top].map((at) => pdfium.getValue(at, 'float'));
      const shown = Math.min((r ?? 0) - (l ?? 0), (t ?? 0) - (b ?? 0));
      return shown <= 0 ? 0 : (Math.min(width, height) * pageWidth) / shown;
    } finally {
      pdfium.wasmExports.free(pointer);
    }
  });
  const own = Math.round(Math.max(0, ...widths));
  return own === 0 ? widest : own;
}

/** What a page will be as a picture, and how large. */
export function planPicture(document: OpenDocument, page: number): PlannedPicture {
  const { engine } = document;
  const objects = objectsOf(engine, page);
  for (const { width, height } of objects.images) {
    if (width * height > mostPixels) {
      throw new TooLargePage(`has an image of ${width} × ${height} pixels, over 100 megapixels`);
    }
  }
  const bytes = plainJpeg(document, page, objects);
  const [first] = objects.images;
  if (bytes !== null && first !== undefined) {
    return { kind: 'jpeg', bytes, width: first.width, height: first.height };
  }
  const { images, onlyImages } = objects;
  const ratio = engine.FPDF_GetPageHeightF(page) / engine.FPDF_GetPageWidthF(page);
  const sharpest = onlyImages ? Math.min(widest, ownWidth(document, page, images)) : widest;
  const width = Math.max(1, Math.min(sharpest, Math.floor(Math.sqrt(mostDrawn / ratio))));
  const height = Math.max(1, Math.round(width * ratio));
  if (!(width * height <= mostPixels)) throw new TooLargePage('has no shape that can be drawn');
  return { kind: 'draw', width, height };
}

const threeBytes = 2;
const white = 0xffffffff;
/** With annotations, in the order red, green, blue. */
const drawing = 0x01 | 0x10;

/** Draws a page on white. */
function draw(
  { engine }: OpenDocument,
  page: number,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, threeBytes, 0, 0);
  if (bitmap === 0) throw new RangeError('the page needs too much memory');
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawing);
    const stride = engine.FPDFBitmap_GetStride(bitmap);
    const start = engine.FPDFBitmap_GetBuffer(bitmap);
    const heap = bytesOf(engine);
    const head = tiffHead(width, height);
    const bytes = new Uint8Array(head.length + width * height * 3);
    bytes.set(head);
    for (let row = 0; row < height; row += 1) {
      const from = start + row * stride;
      bytes.set(heap.subarray(from, from + width * 3), head.length + row * width * 3);
    }
    return bytes;
  } finally {
    engine.FPDFBitmap_Destroy(bitmap);
  }
}

/** A page as the picture file that it is, or drawn where it is none. */
export function pagePicture(document: OpenDocument, page: number): Uint8Array {
  const planned = planPicture(document, page);
  return planned.kind === 'draw' ? draw(document, page, planned) : planned.bytes;
}
