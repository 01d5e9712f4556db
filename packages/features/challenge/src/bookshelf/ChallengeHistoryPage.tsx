import type {
  ChallengeHistoryEntry,
  ChallengeHistoryPage as Page,
} from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChooseButton } from '@hanji/ui-kit/lists/choice-bar/ChooseButton.tsx';
import { useChoice } from '@hanji/ui-kit/lists/choice-bar/use-choice.ts';
import { useRef, type ReactElement } from 'react';
import { useGetChallengeHistoryInfiniteQuery } from '#calls/endpoints.ts';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import { chapterPath, historyPath } from '#paths/challenge-paths.ts';
import * as styles from './Bookshelf.module.css';
import { BookshelfFrame, ShelfSkeleton } from './BookshelfFrame.tsx';
import { RemoveHistory } from './choosing/RemoveHistory.tsx';
import { ShelfRow } from './ShelfRow.tsx';

/** Another device may have read since it was here last. */
const upToDate = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

function entriesOf({ contents }: Page): readonly ChallengeHistoryEntry[] {
  return contents;
}

function keyOf({ contentId }: ChallengeHistoryEntry): number {
  return contentId;
}

/** /challenge/bookshelf/history: what was read, the last first; several can be removed at once. */
export function ChallengeHistoryPage(): ReactElement {
  const t = usePhrases('library');
  const reading = usePhrases('reading');
  const query = useGetChallengeHistoryInfiniteQuery(undefined, upToDate);
  const listed = (query.currentData?.pages ?? []).flatMap(entriesOf);
  const choice = useChoice(listed.map(({ contentId }) => contentId));
  const choose = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    choice.end();
    choose.current?.focus();
  };
  return (
    <BookshelfFrame tab={historyPath}>
      {listed.length > 0 && <ChooseButton ref={choose} label={t('choose')} choice={choice} />}
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
                  selection={choice.selectionOf(
                    entry.contentId,
                    t('chooseTitle', { title: entry.name }),
                  )}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {choice.choosing && <RemoveHistory choice={choice} onEnd={end} />}
    </BookshelfFrame>
  );
}
