import { countLetters } from '../../report/count-letters.ts';
import type { PageFacts, PageRemark } from '../pdf-messages.ts';
import { textFrom } from './heap.ts';
import type { OpenDocument } from './open-document.ts';
import { planPicture } from './page-picture.ts';

const mostAnnotations = 1000;
const link = 2;
const launch = 4;
const address = 3;

/** Annotations that a picture of the page does not bring along, by their subtype. */
const lost: Readonly<Record<number, PageRemark>> = {
  1: 'note',
  17: 'attachment',
  18: 'media',
  19: 'media',
  20: 'field',
  21: 'media',
  25: 'media',
  26: 'media',
};

function charactersOf({ engine }: OpenDocument, page: number): number {
  const text = engine.FPDFText_LoadPage(page);
  if (text === 0) return 0;
  try {
    const count = engine.FPDFText_CountChars(text);
    if (count <= 0) return 0;
    const written = textFrom(engine, (pointer, length) =>
      pointer === 0
        ? (count + 1) * 2
        : engine.FPDFText_GetText(text, 0, Math.floor(length / 2) - 1, pointer),
    );
    return countLetters(written);
  } finally {
    engine.FPDFText_ClosePage(text);
  }
}

function linkRemark({ engine }: OpenDocument, annotation: number): PageRemark | undefined {
  const action = engine.FPDFLink_GetAction(engine.FPDFAnnot_GetLink(annotation));
  const type = action === 0 ? 0 : engine.FPDFAction_GetType(action);
  if (type === launch) return 'program';
  return type === address ? 'address' : undefined;
}

function remarksOf(document: OpenDocument, page: number): readonly PageRemark[] {
  const { engine } = document;
  const count = Math.min(engine.FPDFPage_GetAnnotCount(page), mostAnnotations);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const annotation = engine.FPDFPage_GetAnnot(page, index);
    const subtype = engine.FPDFAnnot_GetSubtype(annotation);
    const remark = subtype === link ? linkRemark(document, annotation) : lost[subtype];
    engine.FPDFPage_CloseAnnot(annotation);
    return remark;
  }).filter((remark) => remark !== undefined);
}

/** Looks at a page without drawing it. */
export function surveyPage(document: OpenDocument, page: number): PageFacts {
  const { width, height } = planPicture(document, page);
  const characters = charactersOf(document, page);
  return { width, height, characters, remarks: remarksOf(document, page) };
}
