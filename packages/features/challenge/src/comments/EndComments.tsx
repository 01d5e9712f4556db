import type { ChallengeChapterDetail } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { commentsPath, writeCommentPath, type ChapterAddress } from '#paths/challenge-paths.ts';
import { CommentRow } from './CommentRow.tsx';
import * as styles from './EndComments.module.css';

type EndCommentsProps = {
  readonly address: ChapterAddress;
  readonly chapter: ChallengeChapterDetail;
  /** The reader's number; null of who cannot write. */
  readonly readerId: string | null;
};

/** At a chapter’s end: what was liked most of what readers say, and the ways to all and to one’s own. */
export function EndComments({ address, chapter, readerId }: EndCommentsProps): ReactElement {
  const { commentEnabled, userComments, commentCount } = chapter;
  const t = usePhrases('comments');
  const own = usePhrases('challenge');
  if (!commentEnabled) {
    return (
      <section className={styles.comments}>
        <p className={styles.off}>{own('commentsOff')}</p>
      </section>
    );
  }
  return (
    <section className={styles.comments} aria-labelledby="challenge-end-comments">
      <div className={styles.head}>
        <h2 id="challenge-end-comments" className={styles.title}>
          {t('title')}
        </h2>
        <LinkButton icon="edit" href={writeCommentPath(address)}>
          {own('writeComment')}
        </LinkButton>
      </div>
      {userComments.length === 0 ? (
        <StateMessage drawing="empty" size="list" title={t('none')} text={t('noneText')} />
      ) : (
        <ul>
          {userComments.map((comment) => (
            <li key={comment.commentId}>
              <CommentRow comment={comment} readerId={readerId} />
            </li>
          ))}
        </ul>
      )}
      {commentCount > 0 && (
        <LinkButton wide href={commentsPath(address)}>
          {own('allComments')}
        </LinkButton>
      )}
    </section>
  );
}
