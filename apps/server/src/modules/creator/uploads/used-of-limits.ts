import type { UsedOfLimits } from '@hanji/domain/creator/upload-limits.ts';
import type { PageRow } from '#modules/creator/articles/article-pages.ts';
import type { UploadRow } from './upload-entity.ts';

/** What the pages of an article and the files on their way take of its limits. */
export function usedOf(
  pages: readonly Pick<PageRow, 'id' | 'bytes'>[],
  uploads: readonly Pick<UploadRow, 'state' | 'size' | 'replaces'>[],
): UsedOfLimits {
  const replaced = new Map(pages.map(({ id, bytes }) => [id, bytes]));
  let images = pages.length;
  let used = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { state, size, replaces } of uploads) {
    if (state === 'done' || state === 'refused') continue;
    const instead = replaces === null ? undefined : replaced.get(replaces);
    if (instead === undefined) images += 1;
    used += Math.max(0, size - (instead ?? 0));
  }
  return { images, bytes: used };
}
