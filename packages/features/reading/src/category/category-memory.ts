import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { standardCategory } from '@hanji/domain/titles/content-category.ts';
import { tabSiteStorage, type TextStorage } from '@hanji/edition/storage/site-storage.ts';
import { readCategory } from '#paths/read-params.ts';

const storageKey = 'contentCategory';

/** Home and what has no category in its address stay in the one chosen last, within the session. */
export function rememberCategory(
  category: ContentCategory,
  storage: TextStorage = tabSiteStorage,
): void {
  storage.setItem(storageKey, category);
}

export function rememberedCategory(storage: TextStorage = tabSiteStorage): ContentCategory {
  return readCategory(storage.getItem(storageKey) ?? undefined) ?? standardCategory;
}
