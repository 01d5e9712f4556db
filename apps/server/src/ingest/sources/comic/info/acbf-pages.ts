import { descriptionsAmong } from '@hanji/domain/reading/pages/page-descriptions.ts';
import { resolvePath } from '#ingest/epub/package/resolve-path.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { Reading } from '#ingest/reading.ts';
import { readAcbf, type AcbfBook } from './acbf.ts';
import type { NamedFiles } from '#ingest/sources/comic/named-files.ts';
import type { Page } from '#ingest/sources/comic/page-chapters.ts';
import type { ListedPages } from './listed-pages.ts';

export type FoundAcbf = AcbfBook & { readonly path: string };

/** The path of a comic's ACBF document; none where there are several, each of another comic. */
export function acbfPath(names: readonly string[]): string | null {
  const [path = null, ...others] = names.filter((name) => /\.acbf$/i.test(name));
  return others.length > 0 ? null : path;
}

/** Reads the ACBF document of a comic; a broken one costs no page. */
export async function openAcbf(
  files: NamedFiles,
  path: string | null,
  { omissions }: Reading,
): Promise<FoundAcbf | null> {
  if (path === null) return null;
  try {
    return { ...readAcbf(await files.read(path), path), path };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    omissions.add({ kind: 'metadata', place: path, reason: 'cannot be read' });
    return null;
  }
}

/** Text that would be laid over the pictures is not shown. */
function takeDownLayers({ layers, path }: FoundAcbf, { omissions }: Reading): void {
  for (const [language, characters] of layers) {
    const reason = `has a text layer in ${language || 'no language'}, which is not laid over the pictures`;
    omissions.add({ kind: 'text', place: path, reason, characters });
  }
}

/**
 * Pages as an ACBF document has them: its cover, its order, its titles. A document that names less
 * than half of the pictures is of another comic, and not believed.
 */
export function orderByAcbf(
  book: FoundAcbf,
  pages: readonly Page[],
  reading: Reading,
): ListedPages | null {
  const { omissions } = reading;
  const byPath = new Map(pages.map((page) => [page.name.normalize('NFC'), page]));
  const find = (href: string): Page | undefined => byPath.get(resolvePath(book.path, href) ?? '');
  const cover = find(book.cover);
  const listed = new Map<Page, string>();
  const missing: string[] = [];
  if (cover !== undefined) listed.set(cover, '');
  const words = new Map<Page, string>();
  for (const { href, title, words: own } of book.pages) {
    const page = find(href);
    if (page === undefined) missing.push(href);
    else {
      listed.set(page, listed.get(page) || title);
      words.set(page, words.get(page) || own);
    }
  }
  if (listed.size * 2 < pages.length) {
    const reason = 'names less than half of the pictures, and its pages are not believed';
    if (book.pages.length > 0) omissions.add({ kind: 'metadata', place: book.path, reason });
    return null;
  }
  takeDownLayers(book, reading);
  for (const href of missing) {
    const reason = `names ${JSON.stringify(href.slice(0, 60))} as a page, which is not there`;
    omissions.add({ kind: 'picture', place: book.path, reason });
  }
  for (const { name } of pages.filter((page) => !listed.has(page))) {
    omissions.add({ kind: 'picture', place: name, reason: `is no page of ${book.path}` });
  }
  const descriptionOf = descriptionsAmong([...words.values()]);
  const titled = [...listed].filter(([, title]) => title !== '');
  return {
    pages: [...listed.keys()].map((page) => ({
      ...page,
      description: descriptionOf(words.get(page) ?? '') ?? undefined,
    })),
    cover: cover ?? null,
    bookmarks: new Map(titled.map(([{ key }, title]) => [key, title])),
  };
}
