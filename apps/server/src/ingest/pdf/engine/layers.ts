import { numbersOf, textFrom } from './heap.ts';
import type { Engine } from './load-engine.ts';

/** Begins what belongs to a layer, in the language of content streams. */
const layer = 'OC';

function nameOf(engine: Engine, mark: number): string {
  return textFrom(engine, (pointer, room) => {
    const written = numbersOf(engine, 1, 'i32', (at) =>
      engine.FPDFPageObjMark_GetName(mark, pointer, room, at(0)),
    );
    return written?.[0] ?? 0;
  });
}

/** Whether an object of a page stands in a layer, which may be one that is not shown. */
export function isInLayer(engine: Engine, object: number): boolean {
  const marks = Math.max(0, engine.FPDFPageObj_CountMarks(object));
  return Array.from({ length: marks }, (_, index) =>
    nameOf(engine, engine.FPDFPageObj_GetMark(object, index)),
  ).includes(layer);
}
