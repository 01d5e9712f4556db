import type { ComicProgress } from '@hanji/domain/reading/pages/comic-progress.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';

/** The page on screen, or both of a spread, and of how many. */
export function wordsOfProgress(
  { page, beside = page }: ComicProgress,
  total: number,
  labels: Pick<ComicLabels, 'pageOf'>,
): string {
  return labels.pageOf(page + 1, Math.max(1, total), beside + 1);
}
