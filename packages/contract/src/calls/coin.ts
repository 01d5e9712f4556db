import type { CoinSpending } from '../entities/purchase.ts';
import type { DistributedCoins, UsedCoins } from '../entities/coin-history.ts';
import type { ExpireCoins } from '../entities/inventory.ts';
import type { CoinHistoryMonths, CoinsDistributedFor, CoinsUsedFor } from '../vocabulary.ts';
import { call } from './call.ts';

/** Pages follow each other by what the one before said; all kinds and times where nothing is said. */
type HistoryQuery<Kind> = {
  cursor?: number | undefined;
  kind?: Kind | undefined;
  months?: CoinHistoryMonths | undefined;
};

export const coinCalls = {
  getExpiringCoins: call<{ params: { days: number }; response: ExpireCoins }>({
    method: 'GET',
    path: '/coin/expire/{days}',
    summary: 'The free coins of the member that end within so many days, soonest first',
    source: 'reading-service 7, Coins; challenge-and-shutdown 4, Side menu, and 9',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  getUsedCoins: call<{ query: HistoryQuery<CoinsUsedFor>; response: UsedCoins }>({
    method: 'GET',
    path: '/coin/history/used',
    summary: 'What coins of the member went for, the newest first',
    source: 'reading-service 7, Coins; challenge-and-shutdown 7, Coins and payments',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  getDistributedCoins: call<{
    query: HistoryQuery<CoinsDistributedFor>;
    response: DistributedCoins;
  }>({
    method: 'GET',
    path: '/coin/history/distributed',
    summary: 'Where coins of the member came from, and until when they last; the newest first',
    source: 'reading-service 7, Coins; challenge-and-shutdown 7, Coins and payments',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  getCoinSpending: call<{ params: { coins: number }; response: CoinSpending }>({
    method: 'GET',
    path: '/coin/spending/{coins}',
    summary: 'Which coins of the member would pay a price, and what would be left',
    source: 'challenge-and-shutdown 9, used coins are taken from free and bonus coins first',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
} as const;
