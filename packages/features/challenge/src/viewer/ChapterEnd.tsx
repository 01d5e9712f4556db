import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Avatar } from '@hanji/ui-kit/account/avatar/Avatar.tsx';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useReaderDesk } from '#acts/reader-desk.tsx';
import { avatarOf } from '#cards/file-address.ts';
import { EndComments } from '#comments/EndComments.tsx';
import { chapterPath, titlePath, type ChapterAddress } from '#paths/challenge-paths.ts';
import { ChapterLike } from './ChapterLike.tsx';
import * as styles from './Viewer.module.css';

type ChapterEndProps = {
  readonly address: ChapterAddress;
  readonly view: Pick<ChallengeChapterView, 'chapter' | 'readerId'>;
};

/** After the last page: a like, what the creator says, the next chapter, what readers say. */
export function ChapterEnd({ address, view }: ChapterEndProps): ReactElement {
  const { chapter, readerId } = view;
  const { authorComment, nickname, nextChapter } = chapter;
  const t = usePhrases('viewer');
  const own = usePhrases('challenge');
  const { ask } = useReaderDesk();
  return (
    <>
      <section className={styles.card} aria-label={chapter.name}>
        <div className={styles.like}>
          <ChapterLike address={address} chapter={chapter} />
        </div>
        {authorComment && (
          <div className={styles.said}>
            <Avatar src={avatarOf(chapter)} size={40} />
            <div className={styles.words}>
              <p className={styles.label}>
                {own('fromCreator')} · <bdi>{nickname}</bdi>
              </p>
              <p dir="auto">{authorComment}</p>
            </div>
          </div>
        )}
        {nextChapter ? (
          <>
            <div>
              <p className={styles.label}>{t('nextEpisode')}</p>
              <p className={styles.name}>{nextChapter.name}</p>
            </div>
            <LinkButton
              look="strong"
              wide
              href={chapterPath({ ...address, chapterId: nextChapter.chapterId })}
            >
              {t('continueReading')}
            </LinkButton>
          </>
        ) : (
          <p className={styles.note}>{t(chapter.completed ? 'allRead' : 'latestEpisode')}</p>
        )}
        <LinkButton wide href={titlePath(address.contentId)}>
          {t('backToTitle')}
        </LinkButton>
        <Button look="quiet" onClick={() => ask({ kind: 'reportChapter', address })}>
          {own('reportChapter')}
        </Button>
      </section>
      <EndComments address={address} chapter={chapter} readerId={readerId} />
    </>
  );
}
