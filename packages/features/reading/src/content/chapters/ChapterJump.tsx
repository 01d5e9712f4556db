import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { rangesOf } from './chapter-ranges.ts';
import * as styles from './ChapterList.module.css';

type ChapterJumpProps = {
  /** In the order in which they are shown. */
  readonly chapters: readonly Chapter[];
  readonly newestFirst: boolean;
  /** Where the reader stopped last. */
  readonly currentId: number | null;
  readonly onJump: (chapterId: number) => void;
};

/** The ways within a long list: to where one stopped, and to every hundred. */
export function ChapterJump(props: ChapterJumpProps): ReactElement {
  const { chapters, newestFirst, currentId, onJump } = props;
  const t = usePhrases('reading');
  const current = chapters.find(({ id }) => id === currentId);
  return (
    <select
      className={styles.jump}
      aria-label={t('jumpTo')}
      // Each choice is an act of its own: the same place can be asked for again.
      value=""
      onChange={(event) => onJump(Number(event.target.value))}
    >
      <option value="" disabled hidden>
        {t('jumpTo')}
      </option>
      {current && <option value={current.id}>{t('whereStopped', { name: current.name })}</option>}
      {rangesOf(chapters, newestFirst).map(({ id, from, to }) => (
        <option key={id} value={id}>{`${from}–${to}`}</option>
      ))}
    </select>
  );
}
