import type { CoinSpending } from '../entities/purchase.ts';
import type { ExpireCoins } from '../entities/inventory.ts';
import { call } from './call.ts';

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
