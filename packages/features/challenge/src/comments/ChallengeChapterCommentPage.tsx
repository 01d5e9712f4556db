import {
  challengeCommentOrders,
  type ChallengeCommentOrder,
} from '@hanji/contract/challenge-vocabulary.ts';
import type {
  ChallengeComment,
  ChallengeCommentPage,
} from '@hanji/contract/entities/challenge-comment.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { SkeletonComment } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReaderDesk } from '#acts/reader-desk.tsx';
import { useGetChallengeCommentsInfiniteQuery } from '#calls/endpoints.ts';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import {
  chapterPath,
  commentsPath,
  orderedPath,
  readChapterAddress,
  readCommentOrder,
  writeCommentPath,
  type ChapterAddress,
} from '#paths/challenge-paths.ts';
import { CommentRow } from './CommentRow.tsx';

/** /challenge/comment-list/{contentId}/{chapterId} (challenge-and-shutdown, section 2.3). */
export function ChallengeChapterCommentPage(): ReactElement {
  const address = readChapterAddress(useParams());
  const [query] = useSearchParams();
  if (!address) return <NotFoundPage />;
  return <Comments key={commentsPath(address)} address={address} order={readCommentOrder(query)} />;
}

const phrases = { recent: 'byTime', likes: 'byLikes' } as const;

function commentsOf({ comments }: ChallengeCommentPage): readonly ChallengeComment[] {
  return comments;
}

function keyOf({ commentId }: ChallengeComment): number {
  return commentId;
}

type CommentsProps = { readonly address: ChapterAddress; readonly order: ChallengeCommentOrder };

function Comments({ address, order }: CommentsProps): ReactElement {
  const t = usePhrases('comments');
  const own = usePhrases('challenge');
  const query = useGetChallengeCommentsInfiniteQuery({ ...address, orderType: order });
  // Of the order before, while the other one comes.
  const [first] = (query.currentData ?? query.data)?.pages ?? [];
  const place = first && t('place', { title: first.contentName, chapter: first.chapterName });
  const off = first?.commentEnabled === false;
  return (
    <ReaderDesk>
      <ChallengeFrame
        narrow
        title={place ? `${t('title')} – ${place}` : t('title')}
        heading={t('title')}
        up={place ? { href: chapterPath(address), label: place } : undefined}
      >
        {off ? (
          <p>{own('commentsOff')}</p>
        ) : (
          <LinkButton look="strong" wide icon="edit" href={writeCommentPath(address)}>
            {own('writeComment')}
          </LinkButton>
        )}
        <TabLinks
          label={t('order')}
          current={orderedPath(commentsPath(address), order)}
          tabs={challengeCommentOrders.map((other) => ({
            href: orderedPath(commentsPath(address), other),
            label: t(phrases[other]),
          }))}
        />
        <PagedList
          query={query}
          entriesOf={commentsOf}
          keyOf={keyOf}
          skeleton={<CommentsSkeleton />}
          empty={
            <StateMessage drawing="empty" size="list" title={t('none')} text={t('noneText')} />
          }
        >
          {(comments) => (
            <ul>
              {comments.map((comment) => (
                <li key={comment.commentId}>
                  <CommentRow comment={comment} readerId={first?.readerId ?? null} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </ChallengeFrame>
    </ReaderDesk>
  );
}

function CommentsSkeleton(): ReactElement {
  return (
    <div>
      <SkeletonComment />
      <SkeletonComment />
      <SkeletonComment />
    </div>
  );
}
