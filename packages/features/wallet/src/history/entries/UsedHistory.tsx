import type { CoinsUsedFor } from '@hanji/contract/vocabulary.ts';
import type { ReactElement } from 'react';
import { useGetUsedCoinsInfiniteQuery } from './endpoints.ts';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import type { HistoryFilter } from '#history/history-address.ts';
import { HistoryList } from './HistoryList.tsx';
import { HistoryRow } from './HistoryRow.tsx';

type UsedHistoryProps = { readonly filter: HistoryFilter<CoinsUsedFor> };

/** What coins went for. A purchase that was undone is called so. */
export function UsedHistory({ filter }: UsedHistoryProps): ReactElement {
  const query = useGetUsedCoinsInfiniteQuery(filter);
  return (
    <HistoryList query={query} empty={<HistoryEmpty type="used" filter={filter} />}>
      {({ kind, at, amount, chapter, takenBack }) => (
        <HistoryRow
          type="used"
          kind={takenBack ? 'take_back' : kind}
          at={at}
          amount={amount}
          chapter={chapter}
        />
      )}
    </HistoryList>
  );
}
