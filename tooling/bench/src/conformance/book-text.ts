import type { WorkReport } from '@hanji/server/cli/import/output/report.ts';
import type { BookDocument } from './book-documents.ts';

/** Takes a document out of a run of others, if it stands among them whole, in one piece or several. */
function without(documents: readonly string[], text: string): readonly string[] {
  for (const start of documents.keys()) {
    let piece = '';
    let end = start;
    while (end < documents.length && text.startsWith(piece) && piece.length < text.length) {
      piece += documents[end] ?? '';
      end += 1;
    }
    if (piece === text) return [...documents.slice(0, start), ...documents.slice(end)];
  }
  return documents;
}

/**
 * Two texts that are to be the same. What stands beside the reading order has no place of its own
 * in it, so it counts wherever it stands.
 */
export function textsToCompare(
  source: readonly BookDocument[],
  imported: readonly BookDocument[],
): { readonly source: string; readonly imported: string } {
  let left = imported.map(({ text }) => text);
  const asides: string[] = [];
  for (const { text } of source.filter(({ linear }) => !linear)) {
    const rest = without(left, text);
    if (rest.length === left.length && text !== '') asides.push(text);
    left = [...rest];
  }
  const inOrder = source.filter(({ linear }) => linear).map(({ text }) => text);
  return { source: [...inOrder, ...asides].join(''), imported: left.join('') };
}

/** Takes away the lines of documents that the spine does not name: they are nowhere to be lost from. */
export function withoutBesideSpine(
  documents: readonly BookDocument[],
  report: WorkReport,
): WorkReport {
  const inOrder = new Set(documents.map(({ path }) => path));
  const { leftOut = [] } = report;
  return {
    ...report,
    leftOut: leftOut.filter(({ kind, place }) => kind !== 'document' || inOrder.has(place)),
  };
}

/** Takes away what a report says was left out whole, with all its characters: documents and their lines. */
export function withoutLeftOut(
  documents: readonly BookDocument[],
  report: WorkReport,
): { readonly documents: readonly BookDocument[]; readonly report: WorkReport } {
  const { leftOut = [] } = report;
  const isWhole = ({ path, letters }: BookDocument, entry: (typeof leftOut)[number]) =>
    entry.kind === 'document' && entry.place === path && entry.characters === letters;
  return {
    documents: documents.filter((own) => !leftOut.some((entry) => isWhole(own, entry))),
    report: {
      ...report,
      leftOut: leftOut.filter((entry) => !documents.some((own) => isWhole(own, entry))),
    },
  };
}
