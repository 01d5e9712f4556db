import { numbersOf } from './heap.ts';
import type { Engine } from './load-engine.ts';

const text = 1;
const image = 3;
const form = 5;
/** A text that is there to be searched, over a picture of it. */
const invisible = 3;

export type PageImage = {
  readonly handle: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
};

export type PageObjects = {
  readonly images: readonly PageImage[];
  /** Those within drawings of the page, as far as they are looked for. */
  readonly within: readonly PageImage[];
  /** Nothing that can be seen is there beside the images. */
  readonly onlyImages: boolean;
  /** Nothing is there at all. */
  readonly isEmpty: boolean;
};

function imageOf(engine: Engine, handle: number): PageImage | null {
  const size = numbersOf(engine, 2, 'i32', (at) =>
    engine.FPDFImageObj_GetImagePixelSize(handle, at(0), at(1)),
  );
  if (size === null) return null;
  const [width = 0, height = 0] = size;
  return { handle, width, height };
}

function isSeen(engine: Engine, handle: number, type: number): boolean {
  return type !== text || engine.FPDFTextObj_GetTextRenderMode(handle) !== invisible;
}

/** Drawings may each draw others many times over. */
const mostWithin = 1000;

/** Images in a drawing and in those within it, as long as there is patience for more objects. */
function imagesIn(engine: Engine, drawing: number, patience: { left: number }): PageImage[] {
  const images: PageImage[] = [];
  const count = engine.FPDFFormObj_CountObjects(drawing);
  for (let index = 0; index < count && patience.left > 0; index += 1) {
    patience.left -= 1;
    const handle = engine.FPDFFormObj_GetObject(drawing, index);
    const type = engine.FPDFPageObj_GetType(handle);
    const found = type === image ? imageOf(engine, handle) : null;
    if (found !== null) images.push(found);
    if (type === form) images.push(...imagesIn(engine, handle, patience));
  }
  return images;
}

/** What a page is drawn of. */
export function objectsOf(engine: Engine, page: number): PageObjects {
  const images: PageImage[] = [];
  const within: PageImage[] = [];
  const patience = { left: mostWithin };
  let onlyImages = true;
  const count = engine.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const handle = engine.FPDFPage_GetObject(page, index);
    const type = engine.FPDFPageObj_GetType(handle);
    const found = type === image ? imageOf(engine, handle) : null;
    if (found !== null) images.push(found);
    if (type === form) within.push(...imagesIn(engine, handle, patience));
    if (found === null && isSeen(engine, handle, type)) onlyImages = false;
  }
  return { images, within, onlyImages, isEmpty: count <= 0 };
}
