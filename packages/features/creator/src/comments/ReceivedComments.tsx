import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import { LoadingNotice, SkeletonComment } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useId, type ReactElement } from 'react';
import { useGetReceivedCommentsInfiniteQuery, type CommentsArg } from '#calls/comment-endpoints.ts';
import { upToDate } from '#calls/up-to-date.ts';
import * as styles from './Comments.module.css';
import { ReceivedCommentRow } from './ReceivedCommentRow.tsx';

type ReceivedCommentsProps = {
  readonly of: CommentsArg;
  /** Says of each where it was written. */
  readonly named: boolean;
};

/** What readers wrote about a creator's articles, the newest first, to be read and hidden. */
export function ReceivedComments({ of, named }: ReceivedCommentsProps): ReactElement {
  const t = usePhrases('creator');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('receivedComments')}
      </h2>
      <List of={of} named={named} />
    </section>
  );
}

function List({ of, named }: ReceivedCommentsProps): ReactElement {
  const t = usePhrases('creator');
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  const query = useGetReceivedCommentsInfiniteQuery(of, upToDate);
  const { currentData, error, fetchNextPage, refetch } = query;
  const listed = (currentData?.pages ?? []).flatMap(({ comments }) => comments);
  // What was written meanwhile moves the others down: one may stand in two pages.
  const once = [...new Map(listed.map((comment) => [comment.commentId, comment])).values()];
  if (!currentData) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <SkeletonComment />
        <SkeletonComment />
      </>
    );
  }
  return (
    <InfiniteList
      state={infiniteListState(query)}
      count={once.length}
      onMore={() => void fetchNextPage()}
      skeleton={<SkeletonComment />}
      empty={<StateMessage size="list" drawing="empty" title={t('noComments')} />}
      failure={
        error && <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
      }
      labels={{ more: reading('loadMore'), loading: frame('loading'), retry: frame('retry') }}
    >
      <ul className={styles.comments}>
        {once.map((comment) => (
          <li key={comment.commentId}>
            <ReceivedCommentRow comment={comment} named={named} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
