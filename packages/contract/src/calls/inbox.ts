import type { Gift, InboxNews, Message, Mission } from '../entities/inbox.ts';
import type { InboxTab } from '../vocabulary.ts';
import { call } from './call.ts';

const ofMember = { offered: 'reading', access: 'member', success: 'exact200' } as const;
const ofTab = 'reading-service 7, Inbox; challenge-and-shutdown 7, GET /inbox/{tab}';
const ofOurs = 'reading-service 7 has no call for it; the header of ours counts what is new';

export const inboxCalls = {
  getGifts: call<{ response: Gift[] }>({
    ...ofMember,
    method: 'GET',
    path: '/inbox/gift',
    summary: 'The gifts of the member that can still be received, or were; the newest first',
    source: ofTab,
  }),
  getMessages: call<{ response: Message[] }>({
    ...ofMember,
    method: 'GET',
    path: '/inbox/message',
    summary: 'What the member was told within a year; the newest first',
    source: ofTab,
  }),
  getMissions: call<{ response: Mission[] }>({
    ...ofMember,
    method: 'GET',
    path: '/inbox/mission',
    summary: 'The missions that the member can take part in, in the app; the newest first',
    source: ofTab,
  }),
  receiveGift: call<{ params: { distributionType: string; giftId: number }; response: null }>({
    ...ofMember,
    method: 'PUT',
    path: '/inbox/gift/receive/{distributionType}/{giftId}',
    summary: 'Receives a gift of coins or tickets; what was received already stays as it is',
    source: 'reading-service 7; decision on the two parts of the path',
  }),
  receiveGifts: call<{ response: null }>({
    ...ofMember,
    method: 'PUT',
    path: '/inbox/gift/receive',
    summary: 'Receives every gift that is receivable: of coins or tickets, and not received yet',
    source: 'reading-service 7; reading-service 4, receivable gifts',
  }),
  getInboxNews: call<{ response: InboxNews }>({
    ...ofMember,
    method: 'GET',
    path: '/inbox/news',
    summary: 'How much has come into the inbox since the member looked',
    source: ofOurs,
  }),
  seeInbox: call<{ params: { tab: InboxTab; upTo: number }; response: InboxNews }>({
    ...ofMember,
    method: 'PUT',
    path: '/inbox/seen/{tab}/{upTo}',
    summary: 'The member has looked at a tab, of which the newest entry was this one',
    source: ofOurs,
  }),
} as const;
