import type { ChallengeTitle, ChallengeTitlePage } from '@hanji/contract/entities/challenge.ts';
import type { ReactElement, ReactNode } from 'react';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList, type PagedQuery } from '#lists/PagedList.tsx';
import { TitleGrid, TitleGridSkeleton } from './TitleGrid.tsx';

type PagedTitlesProps = {
  readonly query: PagedQuery<ChallengeTitlePage>;
  readonly level?: 2 | 3;
  readonly empty?: ReactNode;
};

/** Covers that are on the first screen of a phone and of a desktop. */
const eagerCount = 6;

function titlesOf({ contents }: ChallengeTitlePage): readonly ChallengeTitle[] {
  return contents;
}

function keyOf({ contentId }: ChallengeTitle): number {
  return contentId;
}

/** A list of titles that goes on while the reader scrolls. */
export function PagedTitles({ query, level = 2, empty }: PagedTitlesProps): ReactElement {
  return (
    <PagedList
      query={query}
      entriesOf={titlesOf}
      keyOf={keyOf}
      skeleton={<TitleGridSkeleton />}
      empty={empty ?? <ListEmpty />}
    >
      {(titles) => <TitleGrid titles={titles} level={level} eager={level === 2 ? eagerCount : 0} />}
    </PagedList>
  );
}
