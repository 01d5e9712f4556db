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
} as const;
