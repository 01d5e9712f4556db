import type { Omission, Omissions } from '../report/omissions.ts';
import type { PageFacts, PageRemark, PdfFacts } from './pdf-messages.ts';

type Taking = Pick<Omissions, 'add'>;

const remarks: Readonly<Record<PageRemark, Pick<Omission, 'kind' | 'reason'>>> = {
  note: { kind: 'text', reason: 'has a note on it' },
  field: { kind: 'text', reason: 'has a field of a form, which is not shown' },
  attachment: { kind: 'file', reason: 'has a file attached to it' },
  media: { kind: 'media', reason: 'has a sound, a film or a model' },
  program: { kind: 'link', reason: 'starts a program, which never runs' },
  more: {
    kind: 'text',
    reason: 'has over 1,000 notes, links and fields, of which the others were not looked at',
  },
  address: { kind: 'link', reason: 'leads to an address outside' },
};

/** Takes down what a PDF has beside its pages. */
export function takeDownFile(
  { tree, attachments, attached, scripts, isForm }: PdfFacts,
  omissions: Taking,
): void {
  for (const [index, name] of attachments.entries()) {
    const place = name === '' ? `attachment ${index + 1}` : name;
    omissions.add({ kind: 'file', place, reason: 'is attached to the PDF' });
  }
  const more = attached - attachments.length;
  if (more > 0) {
    const reason = `has ${more.toLocaleString('en-US')} more files attached to it`;
    omissions.add({ kind: 'file', place: 'the PDF', reason });
  }
  if (tree.isPartial) {
    const reason = `may have more pages than the ${tree.counted.toLocaleString('en-US')} that it counts, which could not be looked for`;
    omissions.add({ kind: 'document', place: 'the PDF', reason, unplaced: true });
  }
  if (isForm) {
    omissions.add({
      kind: 'document',
      place: 'the PDF',
      reason: 'is a form (XFA), which is not read',
    });
  }
  if (scripts > 0) {
    omissions.add({ kind: 'file', place: 'the PDF', reason: `has scripts, which never run` });
  }
}

/** Takes down what of a page a picture of it does not hold: its text first of all. */
export function takeDownPage(place: string, facts: PageFacts, omissions: Taking): void {
  const { undrawn, isEmpty } = facts;
  const characters = facts.characters - undrawn;
  if (characters > 0) {
    omissions.add({ kind: 'text', place, reason: 'is shown as a picture', characters });
  }
  if (undrawn > 0) {
    const reason = 'is in a font that the PDF does not bring, and is not shown';
    omissions.add({ kind: 'text', place, reason, characters: undrawn });
  }
  if (isEmpty) {
    const reason = 'has nothing on it that can be drawn';
    omissions.add({ kind: 'picture', place, reason, unplaced: true });
  }
  for (const remark of facts.remarks) omissions.add({ place, ...remarks[remark] });
}
