import type { EditionStore } from '@hanji/edition/session/store.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import type { NearChapter } from './chapter-ahead.ts';

/** Whether a chapter's page would open by the view that was fetched ahead. */
export function isViewHeld(
  store: EditionStore,
  { address, view }: Pick<NearChapter, 'address' | 'view'>,
): boolean {
  const { select } = chapterApi.endpoints.getChapterView;
  return select({ params: address })(store.getState()).data === view;
}
