import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChooseButton } from '@hanji/ui-kit/lists/choice-bar/ChooseButton.tsx';
import { useChoice } from '@hanji/ui-kit/lists/choice-bar/use-choice.ts';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import { LoadingNotice, SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useGetLibraryInfiniteQuery, type LibraryArg } from '#calls/endpoints.ts';
import { ChoosingBar } from './choosing/ChoosingBar.tsx';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { LibraryEntryRow } from './LibraryEntryRow.tsx';
import * as styles from './LibraryList.module.css';
import { useRentalClock } from './use-rental-clock.ts';

/** Another device may have changed it since it was here last. */
const upToDate = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

type LibraryListProps = {
  readonly arg: LibraryArg;
  /** Chooses the order; undefined where the list has one alone. */
  readonly order: ReactNode;
};

/** Titles of a list that go on while the reader scrolls, of which several can be chosen. */
export function LibraryList({ arg, order }: LibraryListProps): ReactElement {
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  const query = useGetLibraryInfiniteQuery(arg, upToDate);
  const { currentData, error, fetchNextPage, refetch } = query;
  const listed = (currentData?.pages ?? []).flatMap(({ contents, receivedAt }) =>
    contents.map((entry) => ({ entry, receivedAt })),
  );
  // What moved up meanwhile may stand in two pages.
  const once = [...new Map(listed.map((row) => [row.entry.content.id, row])).values()];
  const now = useRentalClock(once, () => void refetch());
  const titles = once.map(({ entry }) => entry.content);
  const choice = useChoice(titles.map(({ id }) => id));
  const choose = useRef<HTMLButtonElement>(null);
  if (!currentData) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <div className={styles.tools} data-coming>
          {order}
        </div>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <ComingTitles />
      </>
    );
  }
  const end = (): void => {
    choice.end();
    choose.current?.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        {order}
        {once.length > 0 && <ChooseButton ref={choose} label={t('choose')} choice={choice} />}
      </div>
      <InfiniteList
        state={infiniteListState(query)}
        count={once.length}
        onMore={() => void fetchNextPage()}
        skeleton={<ComingTitles />}
        empty={<LibraryEmpty type={arg.type} category={arg.category} />}
        failure={
          error && <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
        }
        labels={{ more: reading('loadMore'), loading: frame('loading'), retry: frame('retry') }}
      >
        <ul className={styles.titles}>
          {once.map(({ entry, receivedAt }, at) => (
            <li key={entry.content.id}>
              <LibraryEntryRow
                entry={entry}
                ofRentals={arg.type === 'rented'}
                elapsed={Math.max(0, now - receivedAt) / 1000}
                eager={at < 5}
                selection={choice.selectionOf(
                  entry.content.id,
                  t('chooseTitle', { title: entry.content.name }),
                )}
              />
            </li>
          ))}
        </ul>
      </InfiniteList>
      {choice.choosing && (
        <ChoosingBar type={arg.type} titles={titles} choice={choice} onEnd={end} />
      )}
    </>
  );
}

function ComingTitles(): ReactElement {
  return (
    <div className={styles.coming}>
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
