import type {
  ChallengeSubscription,
  ChallengeSubscriptionPage,
} from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useRef, type ReactElement } from 'react';
import { useGetChallengeSubscriptionsInfiniteQuery } from '#calls/endpoints.ts';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import { subscribePath } from '#paths/challenge-paths.ts';
import * as styles from './Bookshelf.module.css';
import { BookshelfFrame, ShelfSkeleton } from './BookshelfFrame.tsx';
import { ChoosingBar } from './choosing/ChoosingBar.tsx';
import { useChoice } from './choosing/use-choice.ts';
import { ShelfRow } from './ShelfRow.tsx';

/** Another device may have changed it since it was here last. */
const upToDate = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

function entriesOf({ contents }: ChallengeSubscriptionPage): readonly ChallengeSubscription[] {
  return contents;
}

function keyOf({ contentId }: ChallengeSubscription): number {
  return contentId;
}

/** /challenge/bookshelf/subscribe: favourites, of which several can be deleted at once. */
export function ChallengeSubscribePage(): ReactElement {
  const t = usePhrases('library');
  const query = useGetChallengeSubscriptionsInfiniteQuery(undefined, upToDate);
  const listed = (query.currentData?.pages ?? []).flatMap(entriesOf);
  const choice = useChoice(listed);
  const choose = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    choice.end();
    choose.current?.focus();
  };
  return (
    <BookshelfFrame tab={subscribePath}>
      {listed.length > 0 && (
        <div className={styles.head}>
          <Button
            ref={choose}
            look="quiet"
            aria-pressed={choice.choosing}
            onClick={choice.choosing ? choice.end : choice.begin}
          >
            {t('choose')}
          </Button>
        </div>
      )}
      <PagedList
        query={query}
        entriesOf={entriesOf}
        keyOf={keyOf}
        skeleton={<ShelfSkeleton />}
        empty={<ListEmpty title={t('subscribedNone')} text={t('subscribedNoneText')} />}
      >
        {(entries) => (
          <ul className={styles.titles}>
            {entries.map((entry, at) => (
              <li key={entry.contentId}>
                <ShelfRow
                  entry={entry}
                  eager={at < 5}
                  text={entry.nickname}
                  selection={choice.selectionOf(entry)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {choice.choosing && <ChoosingBar choice={choice} onEnd={end} />}
    </BookshelfFrame>
  );
}
