import path from 'node:path';
import { stat } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';
import { gapPicture, usualPage } from '#ingest/picture/open/gap-picture.ts';
import type { Omissions } from '../report/omissions.ts';
import { openPdf, PageFailure, type Pdf } from './open-pdf.ts';
import { mostPages, type PageFacts, type PdfFacts } from './pdf-messages.ts';
import { takeDownFile, takeDownPage } from './take-down.ts';

type Size = { readonly width: number; readonly height: number };

/** The pages of a PDF as if each were a picture file. */
export type PdfFiles = {
  readonly facts: PdfFacts;
  /** That become pictures, of all pages, without white space. */
  readonly characters: number;
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array>;
  /** Of a page's picture, in pixels; null where a gap will be in its place. */
  size(name: string): () => Promise<Size | null>;
  /** Ends the thread until the next page is read: those of many volumes would add up. */
  readonly rest: () => void;
  readonly close: () => void;
};

type Options = {
  readonly omissions: Pick<Omissions, 'add'>;
  readonly signal?: AbortSignal | undefined;
  readonly patience?: number;
};

/** Positions in a file are 32-bit numbers to the engine. */
const mostBytes = 2 ** 31 - 1;

function shownOf(page: PageFacts | null): number {
  return page === null ? 0 : page.characters - page.undrawn;
}

async function factsOf(pdf: Pdf, name: string): Promise<PdfFacts> {
  try {
    const facts = await pdf.facts();
    const pages = facts.tree.pages + facts.tree.lost.length;
    if (pages === 0) throw new ImportError(`${name} has no pages`);
    if (pages > mostPages) throw new ImportError(`${name} has over ${mostPages} pages`);
    return facts;
  } catch (error) {
    if (error instanceof PageFailure) throw new ImportError(`${name} is a PDF that cannot be read`);
    throw error;
  }
}

/**
 * Opens a PDF and looks at every page of it, without drawing any. Throws `ImportError` for one that
 * cannot be taken.
 */
export async function openPdfFiles(file: string, options: Options): Promise<PdfFiles> {
  const { omissions, signal, patience } = options;
  const base = path.basename(file);
  if ((await stat(file)).size > mostBytes) throw new ImportError(`${base} is a PDF of over 2 GiB`);
  const pdf = openPdf(file, {
    name: base,
    signal,
    ...(patience === undefined ? {} : { patience }),
  });
  const takeGap = (place: string, { message }: PageFailure): void =>
    omissions.add({ kind: 'picture', place, reason: message, gap: true });
  try {
    const facts = await factsOf(pdf, base);
    takeDownFile(facts, omissions);
    const { pages: met, lost } = facts.tree;
    const pages = new Map<string, { index: number; object?: number; found: PageFacts | null }>();
    for (let index = 0; index < met + lost.length; index += 1) {
      const place = `page ${index + 1}`;
      const name = `${place}.jpg`;
      const object = lost[index - met];
      const page = { index, ...(object === undefined ? {} : { object }) };
      try {
        const found = await pdf.survey(index, object);
        takeDownPage(place, found, omissions);
        pages.set(name, { ...page, found });
      } catch (error) {
        if (!(error instanceof PageFailure)) throw error;
        takeGap(place, error);
        pages.set(name, { ...page, found: null });
      }
    }
    return {
      facts,
      characters: [...pages.values()].reduce((sum, { found }) => sum + shownOf(found), 0),
      names: [...pages.keys()],
      size: (name) => async () => pages.get(name)?.found ?? null,
      async read(name) {
        const page = pages.get(name);
        if (page === undefined) throw new ImportError(`${base} has no ${name}`);
        try {
          return await pdf.picture(page.index, page.object);
        } catch (error) {
          if (!(error instanceof PageFailure)) throw error;
          takeGap(path.parse(name).name, error);
          return (await gapPicture(page.found ?? usualPage)).bytes;
        } finally {
          if (page.index === pages.size - 1) pdf.rest();
        }
      },
      rest: pdf.rest,
      close: pdf.rest,
    };
  } catch (error) {
    pdf.rest();
    throw error;
  }
}
