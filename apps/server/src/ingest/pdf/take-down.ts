import type { Omission, Omissions } from '../report/omissions.ts';
import type { PageFacts, PageRemark, PdfFacts } from './pdf-messages.ts';

type Taking = Pick<Omissions, 'add'>;

const remarks: Readonly<Record<PageRemark, Pick<Omission, 'kind' | 'reason'>>> = {
  note: { kind: 'text', reason: 'has a note on it' },
  field: { kind: 'text', reason: 'has a field of a form, which is not shown' },
  attachment: { kind: 'file', reason: 'has a file attached to it' },
  media: { kind: 'media', reason: 'has a sound, a film or a model' },
  program: { kind: 'link', reason: 'starts a program, which never runs' },
  address: { kind: 'link', reason: 'leads to an address outside' },
};

/** Takes down what a PDF has beside its pages. */
export function takeDownFile({ attachments, scripts }: PdfFacts, omissions: Taking): void {
  for (const [index, name] of attachments.entries()) {
    const place = name === '' ? `attachment ${index + 1}` : name;
    omissions.add({ kind: 'file', place, reason: 'is attached to the PDF' });
  }
  if (scripts > 0) {
    omissions.add({ kind: 'file', place: 'the PDF', reason: `has scripts, which never run` });
  }
}

/** Takes down what of a page a picture of it does not hold: its text first of all. */
export function takeDownPage(place: string, facts: PageFacts, omissions: Taking): void {
  if (facts.characters > 0) {
    const { characters } = facts;
    omissions.add({ kind: 'text', place, reason: 'is shown as a picture', characters });
  }
  for (const remark of facts.remarks) omissions.add({ place, ...remarks[remark] });
}
