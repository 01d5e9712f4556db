import type { PageFacts, PageRemark } from '../pdf-messages.ts';
import { textFrom } from './heap.ts';
import type { Engine } from './load-engine.ts';
import type { OpenDocument } from './open-document.ts';
import { planPicture } from './page-picture.ts';
import { surveyText } from './survey-text.ts';

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

/** Marks, drawn as they are, that may have words with them: lines, shapes, highlights, stamps, ink. */
const mark = { first: 4, last: 15 } as const;

function lostOf(engine: Engine, annotation: number, subtype: number): PageRemark | undefined {
  if (subtype < mark.first || subtype > mark.last) return lost[subtype];
  const words = textFrom(engine, (pointer, length) =>
    engine.FPDFAnnot_GetStringValue(annotation, 'Contents', pointer, length),
  );
  return words.trim() === '' ? undefined : 'note';
}

function linkRemark({ engine }: OpenDocument, annotation: number): PageRemark | undefined {
  const action = engine.FPDFLink_GetAction(engine.FPDFAnnot_GetLink(annotation));
  const type = action === 0 ? 0 : engine.FPDFAction_GetType(action);
  if (type === launch) return 'program';
  return type === address ? 'address' : undefined;
}

function remarksOf(document: OpenDocument, page: number): readonly PageRemark[] {
  const { engine } = document;
  const all = Math.max(0, engine.FPDFPage_GetAnnotCount(page));
  const remarks = Array.from({ length: Math.min(all, mostAnnotations) }, (_, index) => {
    const annotation = engine.FPDFPage_GetAnnot(page, index);
    const subtype = engine.FPDFAnnot_GetSubtype(annotation);
    const remark =
      subtype === link ? linkRemark(document, annotation) : lostOf(engine, annotation, subtype);
    engine.FPDFPage_CloseAnnot(annotation);
    return remark;
  }).filter((remark) => remark !== undefined);
  return all > mostAnnotations ? [...remarks, 'more'] : remarks;
}

/** Looks at a page without drawing it. */
export function surveyPage(document: OpenDocument, page: number): PageFacts {
  const planned = planPicture(document, page);
  const { width, height } = planned;
  const isEmpty =
    planned.kind === 'draw' &&
    planned.objects.isEmpty &&
    document.engine.FPDFPage_GetAnnotCount(page) === 0;
  const remarks = remarksOf(document, page);
  return { width, height, ...surveyText(document, page), isEmpty, remarks };
}
