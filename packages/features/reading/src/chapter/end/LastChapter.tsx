import type { ViewedChapter } from '@hanji/contract/entities/chapter.ts';
import { lastCardOf } from '@hanji/domain/reading/last-card.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { Onward } from './Onward.tsx';
import { useUnitChapters } from './use-unit-chapters.ts';

type LastChapterProps = { readonly path: ContentAddress; readonly chapter: ViewedChapter };

/** After a chapter that none followed: what the title's list says once the reader is there. */
export function LastChapter({ path, chapter }: LastChapterProps) {
  const t = usePhrases('viewer');
  const isMember = useCurrentUser() !== null;
  const { chapters, isSettled } = useUnitChapters(path, chapter.unit);
  const card = lastCardOf(chapters, chapter, isMember);
  const isVolume = chapter.unit === 'volume';
  if (card.kind === 'continue') {
    return (
      <Onward
        path={path}
        chapter={card.chapter}
        label={t(isVolume ? 'nextVolume' : 'nextEpisode')}
        action={t('continueReading')}
      />
    );
  }
  const latest = t(isVolume ? 'latestVolume' : 'latestEpisode');
  return (
    isSettled && <p className={styles.note}>{card.kind === 'allRead' ? t('allRead') : latest}</p>
  );
}
