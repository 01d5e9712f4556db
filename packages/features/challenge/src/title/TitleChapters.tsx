import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { sortChallengeChapters } from '@hanji/domain/challenge/chapter-order.ts';
import {
  standardChapterSort,
  type ChapterSort,
} from '@hanji/domain/chapters/order/chapter-sort.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SortToggle } from '@hanji/ui-kit/actions/sort-toggle/SortToggle.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { ChapterRow } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { useState, type ReactElement } from 'react';
import { coverOf } from '#cards/file-address.ts';
import { useLikes } from '#cards/use-likes.ts';
import { chapterPath } from '#paths/challenge-paths.ts';
import * as styles from './TitleView.module.css';

type TitleChaptersProps = {
  readonly content: ChallengeContent;
  /** Where the reader was last. */
  readonly currentId: number | null;
};

/** The chapters of a title by their ids, in either direction (challenge-and-shutdown, section 4). */
export function TitleChapters({ content, currentId }: TitleChaptersProps): ReactElement {
  const { chapters } = content;
  const t = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const likes = useLikes();
  const [sort, setSort] = useState<ChapterSort>(standardChapterSort);
  const pictured = chapters.some((chapter) => coverOf(chapter) !== null);
  if (chapters.length === 0) {
    return (
      <StateMessage drawing="empty" title={t('chaptersEmptyTitle')} text={t('chaptersEmptyText')} />
    );
  }
  return (
    <section aria-labelledby="challenge-chapters">
      <div className={styles.head}>
        <h2 id="challenge-chapters" className={styles.count}>
          {t('episodeCount', { count: chapters.length })}
        </h2>
        <SortToggle
          order={sort}
          onOrder={setSort}
          orders={[
            { order: 'oldest', label: t('sortOldest') },
            { order: 'newest', label: t('sortNewest') },
          ]}
        />
      </div>
      <ul>
        {sortChallengeChapters(chapters, sort).map((chapter) => (
          <li key={chapter.chapterId}>
            <ChapterRow
              href={chapterPath(chapter)}
              name={chapter.name}
              date={formatDate(locale, chapter.publishedAt, timeZone)}
              dateTime={chapter.publishedAt}
              thumbnail={pictured ? coverOf(chapter) : undefined}
              state={likes.words(chapter.totalLikes)}
              tone="price"
              current={chapter.chapterId === currentId}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
