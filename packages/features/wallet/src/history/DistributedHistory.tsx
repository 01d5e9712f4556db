import type { CoinsDistributedFor } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState, type ReactElement } from 'react';
import { useGetDistributedCoinsInfiniteQuery } from './endpoints.ts';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import type { HistoryFilter } from './history-address.ts';
import { HistoryList } from './HistoryList.tsx';
import { HistoryRow } from './HistoryRow.tsx';

type DistributedHistoryProps = { readonly filter: HistoryFilter<CoinsDistributedFor> };

/** Where coins came from, and until when they last. */
export function DistributedHistory({ filter }: DistributedHistoryProps): ReactElement {
  const t = usePhrases('coinHistory');
  const units = usePhrases('units');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [now] = useState(() => Date.now());
  const query = useGetDistributedCoinsInfiniteQuery(filter);
  const expiryOf = (expireAt: string | null): string | undefined => {
    if (expireAt === null) return undefined;
    const date = formatDate(locale, expireAt, timeZone);
    return Date.parse(expireAt) <= now ? t('ended', { date }) : units('until', { date });
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
