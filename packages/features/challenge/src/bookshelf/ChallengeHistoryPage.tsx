import type {
  ChallengeHistoryEntry,
  ChallengeHistoryPage as Page,
} from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useGetChallengeHistoryInfiniteQuery } from '#calls/endpoints.ts';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import { chapterPath, historyPath } from '#paths/challenge-paths.ts';
import * as styles from './Bookshelf.module.css';
import { BookshelfFrame, ShelfSkeleton } from './BookshelfFrame.tsx';
import { ShelfRow } from './ShelfRow.tsx';

/** Another device may have read since it was here last. */
const upToDate = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

function entriesOf({ contents }: Page): readonly ChallengeHistoryEntry[] {
  return contents;
}

function keyOf({ contentId }: ChallengeHistoryEntry): number {
  return contentId;
}

/** /challenge/bookshelf/history: what was read, the last first. */
export function ChallengeHistoryPage(): ReactElement {
  const t = usePhrases('library');
  const reading = usePhrases('reading');
  const query = useGetChallengeHistoryInfiniteQuery(undefined, upToDate);
  return (
    <BookshelfFrame tab={historyPath}>
      <PagedList
        query={query}
        entriesOf={entriesOf}
        keyOf={keyOf}
        skeleton={<ShelfSkeleton />}
        empty={<ListEmpty title={t('recentNone')} text={t('recentNoneText')} />}
      >
        {(entries) => (
          <ul className={styles.titles}>
            {entries.map((entry, at) => (
              <li key={entry.contentId}>
                <ShelfRow
                  entry={entry}
                  eager={at < 5}
                  text={t('lastRead', { name: entry.lastReadChapterName })}
                  resume={{
                    href: chapterPath({
                      contentId: entry.contentId,
                      chapterId: entry.lastReadChapterId,
                    }),
                    label: reading('continueReading'),
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </BookshelfFrame>
  );
}
