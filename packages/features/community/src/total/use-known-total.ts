import { commentOrders } from '@hanji/contract/comment-vocabulary.ts';
import type { EditionState } from '@hanji/edition/session/store.ts';
import { useSelector } from 'react-redux';
import { commentApi } from '#calls/endpoints.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';

/** What this tab's lists of a chapter's comments say of their number, where there is one. */
export function useKnownTotal({
  contentType,
  contentId,
  chapterId,
}: CommentsAddress): number | null {
  return useSelector((state: EditionState) => {
    for (const orderType of commentOrders) {
      const arg = { contentType, contentId, chapterId, orderType };
      const total = commentApi.endpoints.getComments.select(arg)(state).data?.pages[0]?.total;
      if (total !== undefined) return total;
    }
    return null;
  });
}
