import type { RefundChapters, RefundMember } from '../entities/refund.ts';
import { call } from './call.ts';

export const refundCalls = {
  getRefundMember: call<{ response: RefundMember }>({
    method: 'GET',
    path: '/refund/member',
    summary: 'What a member is refunded, the account that it goes to, and where a request stands',
    source: 'challenge-and-shutdown 3 and 7, Refund',
    offered: 'refund',
    access: 'member',
    success: 'exact200',
  }),
  requestRefund: call<{
    body: { bankCode: string; accountNumber: string; accountHolderName: string };
    uploads: 'attachImage';
    response: null;
  }>({
    method: 'POST',
    path: '/refund/member',
    summary: 'Asks for the refund; what was asked for before and nobody took up gives way',
    source: 'challenge-and-shutdown 3, 4 and 7, Refund',
    offered: 'refund',
    access: 'member',
    success: 'exact200',
    body: 'multipart',
    uploads: { attachImage: { kinds: ['png', 'jpeg'], maxBytes: 10_485_760, maxCount: 1 } },
  }),
  getRefundChapters: call<{
    query: { pageNo?: number; pageSize?: number };
    response: RefundChapters;
  }>({
    method: 'GET',
    path: '/refund/member/chapter/detail',
    summary: 'The owned chapters that are refunded, the newest first',
    source: 'challenge-and-shutdown 3, 7 and 9, Refund; a decision names the paging',
    offered: 'refund',
    access: 'member',
    success: 'exact200',
  }),
  getBankbook: call<{ params: { bankbookId: string }; response: ArrayBuffer }>({
    method: 'GET',
    path: '/refund/member/bankbook/{bankbookId}',
    summary: 'The bank-book image that the member sent, for that member alone',
    source:
      'challenge-and-shutdown 3, bankbookFileUrl; section 7 names no call for the image itself',
    offered: 'refund',
    access: 'member',
    success: 'exact200',
    answer: { bytes: 'stream', contentTypes: ['image/jpeg'] },
    skipClientHeaders: true,
  }),
} as const;
