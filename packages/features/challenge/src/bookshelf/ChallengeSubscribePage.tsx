import type {
  ChallengeSubscription,
  ChallengeSubscriptionPage,
} from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChooseButton } from '@hanji/ui-kit/lists/choice-bar/ChooseButton.tsx';
import { useChoice } from '@hanji/ui-kit/lists/choice-bar/use-choice.ts';
import { useRef, type ReactElement } from 'react';
import { useGetChallengeSubscriptionsInfiniteQuery } from '#calls/endpoints.ts';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import { subscribePath } from '#paths/challenge-paths.ts';
import * as styles from './Bookshelf.module.css';
import { BookshelfFrame, ShelfSkeleton } from './BookshelfFrame.tsx';
import { RemoveFavorites } from './choosing/RemoveFavorites.tsx';
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
  const choice = useChoice(listed.map(({ contentId }) => contentId));
  const choose = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    choice.end();
    choose.current?.focus();
  };
  return (
    <BookshelfFrame tab={subscribePath}>
      {listed.length > 0 && <ChooseButton ref={choose} label={t('choose')} choice={choice} />}
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
      {choice.choosing && <RemoveFavorites choice={choice} onEnd={end} />}
    </BookshelfFrame>
  );
}
