import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { readBankbook } from './bankbook/read-bankbook.ts';
import { readRefundChapters } from './member/read-refund-chapters.ts';
import { readRefundMember } from './member/read-refund-member.ts';
import { requestRefund } from './member/request-refund.ts';

type RefundCall = 'getRefundMember' | 'requestRefund' | 'getRefundChapters' | 'getBankbook';

export function refundHandlers(context: RequestContext): Pick<Handlers, RefundCall> {
  return {
    getRefundMember: (call) => readRefundMember(context, memberOf(call)),
    getRefundChapters: (call) => readRefundChapters(context, memberOf(call), call.query),
    getBankbook: (call) => readBankbook(context, memberOf(call), call.params.bankbookId),
    requestRefund: (call) =>
      requestRefund(context, {
        caller: call,
        memberId: memberOf(call),
        asked: call.body,
        upload: call.uploads.attachImage[0],
      }),
  };
}
