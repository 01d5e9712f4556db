import type { Comment as CommentData } from '@hanji/contract/entities/community.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { commentLook } from '@hanji/domain/community/comment-look.ts';
import { permissionOn, type CommentReader } from '@hanji/domain/community/comment-permission.ts';
import { shortenNumber } from '@hanji/domain/numbers/number-shortening.ts';
import { withoutBidiControls } from '@hanji/domain/text/bidi-controls.ts';
import { formatShortNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Comment } from '@hanji/ui-kit/community/comment/Comment.tsx';
import type { ReactElement } from 'react';
import { useCommentDesk } from '#acts/comment-desk.tsx';
import { useBlock } from '#acts/use-block.ts';
import { useLike } from '#acts/use-like.ts';
import { authorPath } from '#paths/comment-paths.ts';
import { useFormatShare } from '#write/use-format-share.ts';
import { useCommentTime } from './use-comment-time.ts';

type CommentRowProps = {
  readonly comment: CommentData;
  readonly contentType: ContentType;
  readonly reader: CommentReader;
  /** Where it was written, among comments on several chapters. */
  readonly place?: { readonly href: string; readonly label: string } | undefined;
  /** Its words are not shown until this is asked for. */
  readonly onLift?: (() => void) | undefined;
  /** The address of its author's comments; none on that page itself. */
  readonly linked?: boolean;
};

/** One comment, with what its reader may do to it; nothing of one that is gone. */
export function CommentRow(props: CommentRowProps): ReactElement | null {
  const { comment, contentType, reader, place, onLift, linked = true } = props;
  const { author, reaction } = comment;
  const t = usePhrases('comments');
  const translate = useTranslate();
  const locale = useLocale();
  const formatTime = useCommentTime();
  const { ask, reportedHere } = useCommentDesk();
  const like = useLike(comment, contentType);
  const { block } = useBlock();
  const formatShare = useFormatShare();
  const look = commentLook(comment, reportedHere);
  if (look === 'absent') return null;
  const placed = { id: comment.id, contentType };
  const may = (action: 'like' | 'delete' | 'report') => permissionOn(action, reader, comment);
  const own = may('delete') === 'allowed';
  const needsSignIn = may('like') === 'signIn';
  const askOr = (work: () => void) => (): void => {
    if (needsSignIn) ask({ kind: 'signIn' });
    else work();
  };
  return (
    <Comment
      author={{
        name: author.nickname,
        avatar: author.profileImageUrl,
        href: linked ? authorPath(author.userId) : undefined,
      }}
      text={withoutBidiControls(comment.comment)}
      state={look === 'struck' ? 'reported' : 'posted'}
      notice={t('hidden')}
      time={formatTime(comment.postedAt)}
      dateTime={comment.postedAt}
      spot={comment.place ? t('spot', { percent: formatShare(comment.place.share) }) : undefined}
      veil={onLift && { text: t('veiled'), label: t('unveil'), onLift }}
      ownLabel={own ? t('you') : undefined}
      place={place}
      like={{
        label: t('like'),
        count: formatShortNumber(translate, locale, shortenNumber(comment.totalLikes, locale)),
        pressed: reaction.liked,
        onPress: askOr(like),
      }}
      actions={
        own
          ? [{ label: t('delete'), onPress: () => ask({ kind: 'delete', comment: placed }) }]
          : [
              // On their own page it stands above their comments.
              ...(linked ? [{ label: t('block'), onPress: askOr(() => void block(author)) }] : []),
              {
                label: t('report'),
                onPress: askOr(() => ask({ kind: 'report', comment: placed })),
              },
            ]
      }
      moreLabel={t('more')}
      lessLabel={t('less')}
    />
  );
}
