import { bytesOf } from './heap.ts';
import { makeRoomFor, type Engine } from './load-engine.ts';
import type { OpenDocument } from './open-document.ts';
import { objectsOf, type PageImage, type PageObjects } from './page-objects.ts';
import { plainJpeg } from './jpeg/plain-jpeg.ts';
import { tiffHead } from './jpeg/tiff-head.ts';
import { longestSide, mostPixels, widest } from '#ingest/picture/variant-widths.ts';

/** Drawn pixels, of which three pages may be on their way at once: 36 MB each. */
const mostDrawn = 12_000_000;

/** A page over the bound of pictures, after its name. */
export class TooLargePage extends Error {
  override readonly name = 'TooLargePage';
}

/** What a page is that cannot be shown, after its name. Others of its file can. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}

type Size = { readonly width: number; readonly height: number };

type PlannedDrawing = Size & { readonly kind: 'draw'; readonly objects: PageObjects };

export type PlannedPicture =
  | (Size & { readonly kind: 'jpeg'; readonly bytes: Uint8Array })
  | PlannedDrawing;

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
  const sizes = [...objects.images, ...objects.within].map(({ width, height }) => width * height);
  makeRoomFor(engine, Math.max(0, ...sizes));
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
  if (!(height <= longestSide)) throw new UnreadablePage('has no shape that can be drawn');
  return { kind: 'draw', width, height, objects };
}

const threeBytes = 2;
const white = 0xffffffff;
/** With annotations, in the order red, green, blue. */
const drawing = 0x01 | 0x10;

/** The engine leaves the place of a picture white that it cannot read, and says nothing of it. */
function refuseUnread(engine: Engine, { images, within }: PageObjects): void {
  for (const { handle } of [...images, ...within]) {
    const bitmap = engine.FPDFImageObj_GetBitmap(handle);
    if (bitmap === 0) throw new UnreadablePage('has a picture that cannot be read');
    engine.FPDFBitmap_Destroy(bitmap);
  }
}

/** Draws a page on white. */
function draw({ engine }: OpenDocument, page: number, planned: PlannedDrawing): Uint8Array {
  const { width, height, objects } = planned;
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
    const blank = Buffer.alloc(width * 3, 0xff);
    let isBlank = true;
    for (let row = 0; row < height; row += 1) {
      const from = start + row * stride;
      const drawn = heap.subarray(from, from + width * 3);
      isBlank &&= blank.equals(drawn);
      bytes.set(drawn, head.length + row * width * 3);
    }
    if (isBlank) refuseUnread(engine, objects);
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
