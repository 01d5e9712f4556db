import type { Reading } from '#ingest/reading.ts';
import type { ComicInfoPage } from './comic-info.ts';
import { naturally } from '#ingest/sources/comic/group-pages.ts';
import type { Page, PageChapter } from '#ingest/sources/comic/page-chapters.ts';

export type ListedPages = {
  /** Without those that are marked as deleted. */
  readonly pages: readonly Page[];
  readonly cover: Page | null;
  /** Where chapters begin, by the key of their first page. */
  readonly bookmarks: ReadonlyMap<string, string>;
};

/** What a ComicInfo.xml says of single pages, which it counts in natural order. */
export function listedPages(
  pages: readonly Page[],
  listed: readonly ComicInfoPage[],
  { omissions }: Reading,
): ListedPages {
  const sorted = pages.toSorted((a, b) => naturally(a.name, b.name));
  const deleted = new Set<Page>();
  const bookmarks = new Map<string, string>();
  let cover: Page | null = null;
  for (const { image, type, bookmark } of listed) {
    const page = sorted[image];
    if (page === undefined) continue;
    if (type === 'Deleted') {
      deleted.add(page);
      omissions.add({ kind: 'picture', place: page.name, reason: 'is marked as deleted' });
      continue;
    }
    if (type === 'FrontCover') cover ??= page;
    if (bookmark !== '') bookmarks.set(page.key, bookmark);
  }
  return { pages: sorted.filter((page) => !deleted.has(page)), cover, bookmarks };
}

/** Parts a lone chapter where bookmarks say that others begin; what comes before belongs to it. */
export function partByBookmarks(
  chapters: readonly PageChapter[],
  bookmarks: ReadonlyMap<string, string>,
): readonly PageChapter[] {
  const [only, ...others] = chapters;
  if (only === undefined || others.length > 0) return chapters;
  const starts = only.pages.flatMap(({ key }, at) => {
    const name = bookmarks.get(key);
    return name === undefined ? [] : [{ key, name, at }];
  });
  if (starts.length < 2) return chapters;
  return starts.map(({ key, name, at }, place) => ({
    key,
    name,
    pages: only.pages.slice(place === 0 ? 0 : at, starts[place + 1]?.at),
  }));
}
