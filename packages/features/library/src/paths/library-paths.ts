import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import {
  contentCategories,
  type ContentCategory,
  type ContentType,
} from '@hanji/contract/vocabulary.ts';
import { standardCategory } from '@hanji/domain/titles/content-category.ts';

/** The tabs of a library, the first where none is named (reading-service, section 2). */
export const libraryTabs = ['subscribed', 'recent', 'rented'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** Null where there is no such tab. */
export function readTab(tab: string | undefined): LibraryTab | null {
  return libraryTabs.find((known) => known === (tab ?? libraryTabs[0])) ?? null;
}

/** What the tab for rented titles shows beside them, by the query `own`. */
export function readType(tab: LibraryTab, query: URLSearchParams): LibraryType {
  return tab === 'rented' && query.get('own') === 'unlocked' ? 'unlocked' : tab;
}

export function readCategory(query: URLSearchParams): ContentCategory | null {
  return contentCategories.find((known) => known === query.get('category')) ?? null;
}

/** Where a list of the library is. */
export function libraryPath(type: LibraryType, category: ContentCategory): string {
  const query = new URLSearchParams({
    ...(category !== standardCategory && { category }),
    ...(type === 'unlocked' && { own: type }),
  }).toString();
  return `/library/${type === 'unlocked' ? 'rented' : type}${query && `?${query}`}`;
}

type Title = { readonly type: ContentType; readonly id: number };

export function titlePath({ type, id }: Title): string {
  return `/${type}/${id}`;
}

export function chapterPath(title: Title, chapterId: number): string {
  return `${titlePath(title)}/chapter/${chapterId}/product`;
}
