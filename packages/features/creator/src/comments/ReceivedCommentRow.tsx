import type { ReceivedComment } from '@hanji/contract/entities/creator.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Comment } from '@hanji/ui-kit/community/comment/Comment.tsx';
import type { ReactElement } from 'react';
import { useHideCommentMutation, useUnhideCommentMutation } from '#calls/comment-endpoints.ts';
import { wordsOf } from '#calls/newer.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { articlePath } from '#paths/desk-paths.ts';
import * as styles from './Comments.module.css';

type ReceivedCommentRowProps = {
  readonly comment: ReceivedComment;
  readonly named: boolean;
};

/** A comment as its article's creator has it: hidden, it says so, and can come back. */
export function ReceivedCommentRow({ comment, named }: ReceivedCommentRowProps): ReactElement {
  const t = usePhrases('creator');
  const words = usePhrases('comments');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const say = useToast();
  const failedWords = useFailedWords();
  const [hide, hiding] = useHideCommentMutation();
  const [unhide, showing] = useUnhideCommentMutation();
  const { commentId, hidden, nickname, avatarUrl, createdAt } = comment;
  const turn = async (): Promise<void> => {
    if (hiding.isLoading || showing.isLoading) return;
    const act = hidden ? unhide : hide;
    const { error } = await act({ params: { commentId } });
    if (error) return say({ kind: 'error', text: failedWords(wordsOf(error)) });
    say({
      text: t(hidden ? 'commentShown' : 'commentHidden'),
      ...(!hidden && {
        action: { label: t('undo'), onAction: () => void unhide({ params: { commentId } }) },
      }),
    });
  };
  return (
    <>
      <Comment
        author={{ name: nickname, avatar: avatarUrl }}
        text={comment.comment}
        time={formatDateTime(locale, createdAt, timeZone)}
        dateTime={createdAt}
        place={
          named
            ? {
                href: articlePath(comment),
                label: t('commentPlace', {
                  title: comment.contentName,
                  article: comment.chapterName,
                }),
              }
            : undefined
        }
        like={{
          label: words('like'),
          count: formatNumber(locale, comment.totalLikes),
          pressed: false,
        }}
        actions={[{ label: t(hidden ? 'showComment' : 'hideComment'), onPress: () => void turn() }]}
        moreLabel={words('more')}
        lessLabel={words('less')}
      />
      {hidden && <p className={styles.hidden}>{t('hiddenNotice')}</p>}
    </>
  );
}
