import { isClipped, type PageBox } from '#ingest/pdf/engine/clips.ts';
import { bytesFrom, numbersOf } from '#ingest/pdf/engine/heap.ts';
import { isInLayer } from '#ingest/pdf/engine/layers.ts';
import { jpegAlone } from './jpeg-segments.ts';
import type { OpenDocument } from '#ingest/pdf/engine/open-document.ts';
import type { PageImage, PageObjects } from '#ingest/pdf/engine/page-objects.ts';
import { looksAsItsBytes } from './stream-dictionary.ts';

/** Colour spaces of FPDFImageObj_GetImageMetadata, with the components of a JPEG in them. */
const gray = 1;
const rgb = 2;
const profiled = 7;

/** An edge may lie so far from the page's, in parts of the page. */
const tolerance = 0.01;

/** Annotations that are not drawn: links and windows that pop up. */
const undrawn = new Set([2, 16]);

function hasDrawnAnnotations({ engine }: OpenDocument, page: number): boolean {
  const count = engine.FPDFPage_GetAnnotCount(page);
  return Array.from({ length: count }, (_, index) => {
    const annotation = engine.FPDFPage_GetAnnot(page, index);
    const subtype = engine.FPDFAnnot_GetSubtype(annotation);
    engine.FPDFPage_CloseAnnot(annotation);
    return subtype;
  }).some((subtype) => !undrawn.has(subtype));
}

function isNear(value: number, wanted: number, whole: number): boolean {
  return Math.abs(value - wanted) <= whole * tolerance;
}

function boxOf({ engine }: OpenDocument, page: number): PageBox | null {
  const box = numbersOf(engine, 4, 'float', (at) => engine.FPDF_GetPageBoundingBox(page, at(0)));
  if (box === null) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  return right > left && top > bottom ? { left, top, right, bottom } : null;
}

/** Whether a picture lies upright, undistorted, and from edge to edge of a page. */
function fillsBox({ engine }: OpenDocument, box: PageBox, image: PageImage): boolean {
  const matrix = numbersOf(engine, 6, 'float', (at) =>
    engine.FPDFPageObj_GetMatrix(image.handle, at(0)),
  );
  if (matrix === null) return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const shape = (image.width * height) / (image.height * width);
  return (
    b === 0 &&
    c === 0 &&
    isNear(e, box.left, width) &&
    isNear(f, box.bottom, height) &&
    isNear(a, width, width) &&
    isNear(d, height, height) &&
    isNear(shape, 1, 1)
  );
}

/** Whether a page shows the whole of a picture and nothing else of itself, neither blended nor faded. */
function showsAll(document: OpenDocument, page: number, image: PageImage): boolean {
  const { engine } = document;
  const box = boxOf(document, page);
  if (box === null || engine.FPDFPage_GetRotation(page) !== 0) return false;
  if (!fillsBox(document, box, image) || isInLayer(engine, image.handle)) return false;
  const near = Math.min(box.right - box.left, box.top - box.bottom) * tolerance;
  return (
    !isClipped(engine, image.handle, box, near) && !engine.FPDFPageObj_HasTransparency(image.handle)
  );
}

/** How many components a JPEG in the picture's colour space has; null where that space is another's. */
function componentsOf({ engine }: OpenDocument, page: number, image: PageImage): number | null {
  // Seven numbers of 4 bytes: width, height, resolutions, bits of a pixel, colour space, mark.
  const facts = numbersOf(engine, 7, 'i32', (at) =>
    engine.FPDFImageObj_GetImageMetadata(image.handle, page, at(0)),
  );
  const [bits, space] = [facts?.[4], facts?.[5]];
  if (space === gray) return 1;
  if (space === rgb) return 3;
  if (space !== profiled) return null;
  if (bits === 8) return 1;
  return bits === 24 && isUsualProfile() ? 3 : null;

  function isUsualProfile(): boolean {
    const length = numbersOf(engine, 1, 'i32', (at) =>
      engine.FPDFImageObj_GetIccProfileDataDecoded(image.handle, page, 0, 0, at(0)),
    )?.[0];
    if (length === undefined || length <= 0) return false;
    const profile = bytesFrom(engine, (pointer, room) => {
      if (pointer === 0) return length;
      const [written = 0] =
        numbersOf(engine, 1, 'i32', (at) =>
          engine.FPDFImageObj_GetIccProfileDataDecoded(image.handle, page, pointer, room, at(0)),
        ) ?? [];
      return written;
    });
    return Buffer.from(profile).toString('latin1').replaceAll('\0', '').includes('sRGB');
  }
}

/** The JPEG of which a page consists, as it came. Null where the page is anything else. */
export function plainJpeg(
  document: OpenDocument,
  page: number,
  { images, onlyImages }: PageObjects,
): Uint8Array | null {
  const { engine } = document;
  const [image, ...others] = images;
  if (image === undefined || others.length > 0 || !onlyImages) return null;
  if (engine.FPDFImageObj_GetImageFilterCount(image.handle) !== 1) return null;
  if (!showsAll(document, page, image) || hasDrawnAnnotations(document, page)) return null;
  const components = componentsOf(document, page, image);
  if (components === null) return null;
  const bytes = bytesFrom(engine, (pointer, length) =>
    engine.FPDFImageObj_GetImageDataRaw(image.handle, pointer, length),
  );
  return looksAsItsBytes(document, bytes) ? jpegAlone(bytes, components) : null;
}
