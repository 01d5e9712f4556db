import type { ChallengeComment } from '@hanji/contract/entities/challenge-comment.ts';
import { commentLook } from '@hanji/domain/community/comment-look.ts';
import { withoutBidiControls } from '@hanji/domain/text/bidi-controls.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Comment } from '@hanji/ui-kit/community/comment/Comment.tsx';
import { useRef, type ReactElement } from 'react';
import { useReaderDesk } from '#acts/reader-desk.tsx';
import { useFailedAct } from '#acts/use-failed-act.ts';
import {
  useLikeChallengeCommentMutation,
  useUnlikeChallengeCommentMutation,
} from '#calls/changes.ts';
import { avatarOf } from '#cards/file-address.ts';
import { useLikes } from '#cards/use-likes.ts';
import { useCommentTime } from './use-comment-time.ts';

type CommentRowProps = {
  readonly comment: ChallengeComment;
  /** The reader's number; null of who cannot write. */
  readonly readerId: string | null;
};

/** One comment, with what its reader may do to it; nothing of one that is gone. */
export function CommentRow({ comment, readerId }: CommentRowProps): ReactElement | null {
  const { commentId, status, totalLikes, createdAt } = comment;
  const t = usePhrases('comments');
  const likes = useLikes();
  const formatTime = useCommentTime();
  const { ask, reportedHere } = useReaderDesk();
  const like = useLike(comment);
  const look = commentLook({ id: commentId, status }, reportedHere);
  if (look === 'absent') return null;
  const own = comment.userId === readerId;
  return (
    <Comment
      author={{ name: comment.nickname, avatar: avatarOf(comment) }}
      text={withoutBidiControls(comment.comment)}
      state={look === 'struck' ? 'reported' : 'posted'}
      notice={t('hidden')}
      time={formatTime(createdAt)}
      dateTime={createdAt}
      ownLabel={own ? t('you') : undefined}
      like={{
        label: t('like'),
        count: likes.number(totalLikes),
        pressed: status === 'liked',
        onPress: like,
      }}
      actions={
        own
          ? [{ label: t('delete'), onPress: () => ask({ kind: 'deleteComment', commentId }) }]
          : [{ label: t('report'), onPress: () => ask({ kind: 'reportComment', commentId }) }]
      }
      moreLabel={t('more')}
      lessLabel={t('less')}
    />
  );
}

/** Likes a comment, or takes that back; a press while one is on its way is none. */
function useLike({ commentId, status }: ChallengeComment): () => void {
  const t = usePhrases('comments');
  const { ask } = useReaderDesk();
  const signedIn = useCurrentUser() !== null;
  const failed = useFailedAct();
  const [like] = useLikeChallengeCommentMutation();
  const [unlike] = useUnlikeChallengeCommentMutation();
  const busy = useRef(false);
  const press = async (): Promise<void> => {
    busy.current = true;
    const { error } = await (status === 'liked' ? unlike : like)({ params: { commentId } });
    busy.current = false;
    if (error) failed(t('likeFailed'), error);
  };
  return () => {
    if (!signedIn) ask({ kind: 'signIn' });
    else if (!busy.current) void press();
  };
}
