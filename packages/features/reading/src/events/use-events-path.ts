import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { rememberedCategory } from '#category/category-memory.ts';
import { menuPath } from '#paths/list-paths.ts';

/** The list that an event is on; of both categories, that of the one looked at last. */
export function useEventsPath(category: ContentCategory | null): string {
  return menuPath(category ?? rememberedCategory(), 'event');
}
