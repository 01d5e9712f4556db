import { numbersOf } from './heap.ts';
import type { Engine } from './load-engine.ts';

const text = 1;
const image = 3;
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
  /** Nothing that can be seen is there beside the images. */
  readonly onlyImages: boolean;
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

/** What a page is drawn of. */
export function objectsOf(engine: Engine, page: number): PageObjects {
  const images: PageImage[] = [];
  let onlyImages = true;
  const count = engine.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const handle = engine.FPDFPage_GetObject(page, index);
    const type = engine.FPDFPageObj_GetType(handle);
    const found = type === image ? imageOf(engine, handle) : null;
    if (found !== null) images.push(found);
    else if (isSeen(engine, handle, type)) onlyImages = false;
  }
  return { images, onlyImages };
}
