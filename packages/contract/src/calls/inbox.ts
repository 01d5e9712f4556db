import type { Gift } from '../entities/inbox.ts';
import { call } from './call.ts';

const ofMember = { offered: 'reading', access: 'member', success: 'exact200' } as const;

export const inboxCalls = {
  getGifts: call<{ response: Gift[] }>({
    ...ofMember,
    method: 'GET',
    path: '/inbox/gift',
    summary: 'The gifts of the member that can still be received, or were; the newest first',
    source: 'reading-service 7, Sign-in related; challenge-and-shutdown 7, GET /inbox/{tab}',
  }),
  receiveGift: call<{ params: { distributionType: string; giftId: number }; response: null }>({
    ...ofMember,
    method: 'PUT',
    path: '/inbox/gift/receive/{distributionType}/{giftId}',
    summary: 'Receives a gift; what was received already stays as it is',
    source: 'reading-service 7; decision on the two parts of the path',
  }),
  receiveGifts: call<{ response: null }>({
    ...ofMember,
    method: 'PUT',
    path: '/inbox/gift/receive',
    summary: 'Receives every gift that can be',
    source: 'reading-service 7; reading-service 4, receivable gifts',
  }),
} as const;
