import type { HistoryChapter } from '@hanji/contract/entities/coin-history.ts';
import type { CoinsDistributedFor, CoinsUsedFor } from '@hanji/contract/vocabulary.ts';

/**
 * Where an entry leads: what is the reader's for good opens, all else is looked for at its title,
 * since a rental may be over. Nowhere when it is no longer there.
 */
export function chapterHref(
  { contentType, contentId, chapterId, withdrawn }: HistoryChapter,
  kind: CoinsUsedFor | CoinsDistributedFor,
): string | undefined {
  if (withdrawn) return undefined;
  const home = `/${contentType}/${contentId}`;
  return kind === 'unlock' ? `${home}/chapter/${chapterId}/product` : home;
}
