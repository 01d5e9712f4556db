import type { PageTree, PdfFacts } from '../pdf-messages.ts';
import { bytesFrom, textFrom } from './heap.ts';
import type { Engine } from './load-engine.ts';
import type { OpenDocument } from './open-document.ts';

const mostEntries = 5000;

/** Types of FPDF_GetFormType from here on are XFA's. */
const leastForm = 2;

/** Many may share one that is endless: characters of each that are kept. */
const longestName = 1000;

function nameFrom(engine: Engine, write: Parameters<typeof textFrom>[1]): string {
  return textFrom(engine, write, longestName);
}

type Entry = { readonly title: string; readonly page: number; readonly bookmark: number };

function siblings({ engine, handle }: OpenDocument, parent: number): readonly Entry[] {
  const entries: Entry[] = [];
  const met = new Set<number>();
  let bookmark = engine.FPDFBookmark_GetFirstChild(handle, parent);
  // Outlines of hostile files lead back to themselves.
  while (bookmark !== 0 && !met.has(bookmark) && met.size < mostEntries) {
    const current = bookmark;
    met.add(current);
    const title = nameFrom(engine, (pointer, length) =>
      engine.FPDFBookmark_GetTitle(current, pointer, length),
    );
    const action = engine.FPDFBookmark_GetAction(current);
    const destination =
      engine.FPDFBookmark_GetDest(handle, current) ||
      (action === 0 ? 0 : engine.FPDFAction_GetDest(handle, action));
    const page = destination === 0 ? -1 : engine.FPDFDest_GetDestPageIndex(handle, destination);
    entries.push({ title: title.trim(), page, bookmark: current });
    bookmark = engine.FPDFBookmark_GetNextSibling(handle, current);
  }
  return entries;
}

/** The entries at the top; those below it where a single one stands above all of them. */
function outlineOf(document: OpenDocument): PdfFacts['outline'] {
  let entries = siblings(document, 0);
  for (let depth = 0; entries.length === 1 && depth < 8; depth += 1) {
    const below = siblings(document, entries[0]?.bookmark ?? 0);
    if (below.length === 0) break;
    entries = below;
  }
  return entries
    .filter(({ title, page }) => page >= 0 && title !== '')
    .map(({ title, page }) => ({ title, page }));
}

function attachmentsOf({
  engine,
  handle,
}: OpenDocument): Pick<PdfFacts, 'attached' | 'attachments'> {
  const attached = Math.max(0, engine.FPDFDoc_GetAttachmentCount(handle));
  const attachments = Array.from({ length: Math.min(attached, mostEntries) }, (_, index) => {
    const attachment = engine.FPDFDoc_GetAttachment(handle, index);
    if (attachment === 0) return '';
    return nameFrom(engine, (pointer, length) =>
      engine.FPDFAttachment_GetName(attachment, pointer, length),
    );
  });
  return { attached, attachments };
}

/** What a document says of itself, apart from its pages. */
export function readFacts(document: OpenDocument, tree: PageTree): PdfFacts {
  const { engine, handle } = document;
  const fact = (tag: string): string =>
    textFrom(engine, (pointer, length) => engine.FPDF_GetMetaText(handle, tag, pointer, length));
  const direction = bytesFrom(engine, (pointer, length) =>
    engine.FPDF_VIEWERREF_GetName(handle, 'Direction', pointer, length),
  );
  return {
    tree,
    title: fact('Title'),
    author: fact('Author'),
    subject: fact('Subject'),
    keywords: fact('Keywords'),
    language: textFrom(engine, (pointer, length) =>
      engine.FPDFCatalog_GetLanguage(handle, pointer, length),
    ),
    rightToLeft: Buffer.from(direction).toString('latin1').startsWith('R2L'),
    outline: outlineOf(document),
    ...attachmentsOf(document),
    scripts: Math.max(0, engine.FPDFDoc_GetJavaScriptActionCount(handle)),
    isForm: engine.FPDF_GetFormType(handle) >= leastForm,
  };
}
