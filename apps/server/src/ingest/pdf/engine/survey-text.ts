import { countLetters } from '#ingest/report/count-letters.ts';
import { bytesFrom, textFrom } from './heap.ts';
import type { Engine } from './load-engine.ts';
import type { OpenDocument } from './open-document.ts';

export type PageText = {
  /** Without white space. */
  readonly characters: number;
  /** Of these, those that a picture of the page does not show. */
  readonly undrawn: number;
};

const nothing: PageText = { characters: 0, undrawn: 0 };

/** Beyond Windows-1252, which is all that the engine's own fonts have letters of. */
const foreign = /(?![ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™ﬁﬂ\s])[\u0100-\u{10ffff}]/u;
/** Fonts of signs that the engine has of its own. */
const signs = /^(?:Symbol|ZapfDingbats)/i;
/** The last of Unicode. */
const lastCode = 0x10_ffff;
/** A text that is there to be searched, over a picture of it. */
const invisible = 3;

/** Says of text objects whether they are to be seen and bring no font of their own. */
function createLook(engine: Engine): (object: number) => boolean {
  const known = new Map<number, boolean>();
  const look = (object: number): boolean => {
    if (engine.FPDFTextObj_GetTextRenderMode(object) === invisible) return false;
    const font = engine.FPDFTextObj_GetFont(object);
    if (font === 0 || engine.FPDFFont_GetIsEmbedded(font) !== 0) return false;
    const name = bytesFrom(engine, (pointer, length) =>
      engine.FPDFFont_GetBaseFontName(font, pointer, length),
    );
    return !signs.test(Buffer.from(name).toString('latin1'));
  };
  return (object) => {
    const found = known.get(object) ?? look(object);
    known.set(object, found);
    return found;
  };
}

/** Letters of fonts that the file does not bring, in scripts that the engine has no letters of. */
function countUndrawn(engine: Engine, text: number, count: number): number {
  const isUndrawn = createLook(engine);
  let undrawn = 0;
  for (let index = 0; index < count; index += 1) {
    const code = engine.FPDFText_GetUnicode(text, index);
    if (code > lastCode || !foreign.test(String.fromCodePoint(code))) continue;
    const object = engine.FPDFText_GetTextObject(text, index);
    if (object !== 0 && isUndrawn(object)) undrawn += 1;
  }
  return undrawn;
}

/** Counts the letters that stand on a page, drawn or not. */
export function surveyText({ engine }: OpenDocument, page: number): PageText {
  const text = engine.FPDFText_LoadPage(page);
  if (text === 0) return nothing;
  try {
    const count = engine.FPDFText_CountChars(text);
    if (count <= 0) return nothing;
    const written = textFrom(engine, (pointer, length) =>
      pointer === 0
        ? (count + 1) * 2
        : engine.FPDFText_GetText(text, 0, Math.floor(length / 2) - 1, pointer),
    );
    const undrawn = foreign.test(written) ? countUndrawn(engine, text, count) : 0;
    return { characters: countLetters(written), undrawn };
  } finally {
    engine.FPDFText_ClosePage(text);
  }
}
