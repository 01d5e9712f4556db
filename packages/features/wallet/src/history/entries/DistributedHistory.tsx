import type { CoinsDistributedFor } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useFormatExpiry } from '#totals/use-format-expiry.ts';
import { useGetDistributedCoinsInfiniteQuery } from './endpoints.ts';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import type { HistoryFilter } from '#history/history-address.ts';
import { HistoryList } from './HistoryList.tsx';
import { HistoryRow } from './HistoryRow.tsx';

type DistributedHistoryProps = { readonly filter: HistoryFilter<CoinsDistributedFor> };

/** Where coins came from, and until when they last. */
export function DistributedHistory({ filter }: DistributedHistoryProps): ReactElement {
  const t = usePhrases('coinHistory');
  const units = usePhrases('units');
  const { now, formatExpiry } = useFormatExpiry();
  const query = useGetDistributedCoinsInfiniteQuery(filter);
  const expiryOf = (expireAt: string | null): string | undefined => {
    if (expireAt === null) return undefined;
    const date = formatExpiry(expireAt);
    return new Date(expireAt) <= now ? t('ended', { date }) : units('until', { date });
  };
  return (
    <HistoryList query={query} empty={<HistoryEmpty type="distributed" filter={filter} />}>
      {({ expireAt, kind, at, amount, chapter }) => (
        <HistoryRow
          type="distributed"
          kind={kind}
          at={at}
          amount={amount}
          chapter={chapter}
          expiry={expiryOf(expireAt)}
        />
      )}
    </HistoryList>
  );
}
