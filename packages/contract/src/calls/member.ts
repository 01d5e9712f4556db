import type { Inventory } from '../entities/inventory.ts';
import { call } from './call.ts';

export const memberCalls = {
  getInventory: call<{ response: Inventory }>({
    method: 'GET',
    path: '/member/inventory',
    summary: 'What the member owns that opens chapters: coins, tickets, gauge',
    source:
      'reading-service 2, Side menu, and 3, Inventory; section 7 names no call that brings it alone',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
} as const;
