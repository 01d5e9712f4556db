import { fetchBytes } from '@hanji/api-client/request/fetch-bytes.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { isWholeBook } from '#kept/is-whole-book.ts';
import type { ContentAddress } from '#paths/paths.ts';

/** What comes cut short, as through a proxy, is asked for once more; whether that opens its viewer says. */
export async function fetchWhole(
  address: ContentAddress,
  view: ChapterView,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const bytes = await fetchBook(address, view, signal);
  return isWholeBook(bytes, view) ? bytes : fetchBook(address, view, signal);
}

/** The EPUB of a chapter, by the call that its view signed. */
export async function fetchBook(
  { contentType, contentId }: ContentAddress,
  { chapter: { epub } }: ChapterView,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  if (!epub) throw new Error('the chapter has no book');
  const { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType } = epub;
  const params = { contentType, contentId };
  const query = { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType };
  return fetchBytes(contentCalls.getChapterEpub, { params, query }, signal);
}
