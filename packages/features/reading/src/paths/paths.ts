import {
  chapterFileSalesTypes,
  contentTypes,
  type ChapterFileSalesType,
  type ContentType,
} from '@hanji/contract/vocabulary.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';

export type ContentAddress = { readonly contentType: ContentType; readonly contentId: number };
export type ChapterAddress = ContentAddress & {
  readonly chapterId: number;
  readonly chapterFileSalesType: ChapterFileSalesType;
};

type Params = Readonly<Record<string, string | undefined>>;

/** The title that a route names; null where it names none: the page does not exist then. */
export function readContentAddress({ contentType, contentId }: Params): ContentAddress | null {
  const type = contentTypes.find((known) => known === contentType);
  const id = readId(contentId);
  return type && id ? { contentType: type, contentId: id } : null;
}

/** The chapter that a viewer's route names. */
export function readChapterAddress(params: Params): ChapterAddress | null {
  const content = readContentAddress(params);
  const chapterId = readId(params['chapterId']);
  const salesType = chapterFileSalesTypes.find((known) => known === params['salesType']);
  if (!content || !chapterId || !salesType) return null;
  return { ...content, chapterId, chapterFileSalesType: salesType };
}

/**
 * The chapter that a preview's route names: its path has none, so the query does, by the name that the
 * call for the file has. Null where it names none.
 */
export function readPreviewAddress(params: Params, query: URLSearchParams): ChapterAddress | null {
  const content = readContentAddress(params);
  const chapterId = readId(query.get('chapterId'));
  if (!content || !chapterId) return null;
  return { ...content, chapterId, chapterFileSalesType: 'trial' };
}

export function contentPath({ contentType, contentId }: ContentAddress): string {
  return `/${contentType}/${contentId}`;
}

const row = 'chapter-';

/** The element of a chapter's row on its title's page. */
export function rowId(chapterId: number): string {
  return `${row}${chapterId}`;
}

/** The chapter of a row; null where it is no row's id. */
export function idOfRow(id: string): number | null {
  return id.startsWith(row) ? readId(id.slice(row.length)) : null;
}

/** The title's page at the row of one of its chapters. */
export function rowPath(address: ContentAddress & { readonly chapterId: number }): string {
  return `${contentPath(address)}#${rowId(address.chapterId)}`;
}

/** reading-service, section 2: `/{contentType}/{contentId}/chapter/{chapterId}/{salesType}`. */
export function chapterPath(address: ChapterAddress): string {
  return `${contentPath(address)}/chapter/${address.chapterId}/${address.chapterFileSalesType}`;
}

/** reading-service, section 2: `/comment/{contentType}/{contentId}/{chapterId}`. */
export function commentsPath({
  chapterId,
  ...content
}: ContentAddress & { readonly chapterId: number }): string {
  return `/comment${contentPath(content)}/${chapterId}`;
}
