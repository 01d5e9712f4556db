import { commentOrders, type CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { CommentDesk } from '#acts/comment-desk.tsx';
import { useGetCommentsInfiniteQuery } from '#calls/endpoints.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { chapterPath, commentsPath, type CommentsAddress } from '#paths/comment-paths.ts';
import { useFormatTotal } from '#total/use-format-total.ts';
import { Composer } from '#write/Composer.tsx';
import { usePosting } from '#write/use-posting.ts';
import { ChapterComments } from './ChapterComments.tsx';
import { PostingComment } from './PostingComment.tsx';
import { ComingComments } from './PagedComments.tsx';

type CommentsScreenProps = { readonly address: CommentsAddress; readonly order: CommentOrder };

const orderPhrases = { like: 'byLikes', recent: 'byTime' } as const;

/** What readers say about a chapter, and where one says something oneself. */
export function CommentsScreen({ address, order }: CommentsScreenProps): ReactElement {
  const t = usePhrases('comments');
  const query = useGetCommentsInfiniteQuery({ ...address, orderType: order });
  // Of the order before, while the other one comes.
  const [first] = (query.currentData ?? query.data)?.pages ?? [];
  const formatTotal = useFormatTotal();
  const posting = usePosting(address);
  if (!first && query.error) {
    return <ApiErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const place = first && t('place', { title: first.contentName, chapter: first.chapterName });
  return (
    <CommentDesk>
      <ColumnPage
        title={first ? `${t('title')} ${formatTotal(first.total)}` : t('title')}
        tabTitle={place ? `${t('title')} – ${place}` : t('title')}
        up={place ? { href: chapterPath(address), label: place } : undefined}
      >
        <Composer posting={posting} chapterId={address.chapterId} />
        <TabLinks
          label={t('order')}
          current={commentsPath(address, order)}
          tabs={commentOrders.map((other) => ({
            href: commentsPath(address, other),
            label: t(orderPhrases[other]),
          }))}
        />
        <PostingComment posting={posting} />
        {query.currentData ? (
          <ChapterComments
            address={address}
            query={query}
            pages={query.currentData.pages}
            posting={posting}
          />
        ) : (
          <Coming error={query.error} onRetry={() => void query.refetch()} />
        )}
      </ColumnPage>
    </CommentDesk>
  );
}

type ComingProps = {
  readonly error: ReturnType<typeof useGetCommentsInfiniteQuery>['error'];
  readonly onRetry: () => void;
};

function Coming({ error, onRetry }: ComingProps): ReactElement {
  const frame = usePhrases('frame');
  if (error) return <ApiErrorState level={2} error={error} onRetry={onRetry} />;
  return (
    <>
      <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
      <ComingComments />
    </>
  );
}
