import {
  coinHistoryMonths,
  coinsDistributedFor,
  coinsUsedFor,
  type CoinHistoryMonths,
  type CoinsDistributedFor,
  type CoinsUsedFor,
} from '@hanji/contract/vocabulary.ts';

export type HistoryType = 'distributed' | 'used';

/** What of a history is shown; all where nothing is said. */
export type HistoryFilter<Kind extends string = CoinsUsedFor | CoinsDistributedFor> = {
  readonly kind?: Kind | undefined;
  readonly months?: CoinHistoryMonths | undefined;
};

/** The type that a path names; null for any other word. */
export function readHistoryType(word: string | undefined): HistoryType | null {
  return word === 'distributed' || word === 'used' ? word : null;
}

/** What a query asks for of these kinds, with what no history knows left out. */
export function readHistoryFilter<Kind extends string>(
  query: URLSearchParams,
  kinds: readonly Kind[],
): HistoryFilter<Kind> {
  const kind = kinds.find((known) => known === query.get('kind'));
  const months = coinHistoryMonths.find((known) => String(known) === query.get('months'));
  return { ...(kind && { kind }), ...(months && { months }) };
}

/** The address that shows so much of a history, to be shared. */
export function historyPath(type: HistoryType, { kind, months }: HistoryFilter = {}): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(months && { months: String(months) }),
  });
  return `/coin/history/${type}${query.size > 0 ? `?${query}` : ''}`;
}

export const kindsOf = {
  distributed: coinsDistributedFor,
  used: coinsUsedFor,
} as const satisfies Record<HistoryType, readonly string[]>;
