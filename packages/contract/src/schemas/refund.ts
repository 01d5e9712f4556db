import { z } from 'zod';
import { refundChapters, refundMember } from '../entities/refund.ts';
import { pageNo, pageSize, text } from './inputs.ts';

export const refundSchemas = {
  getRefundMember: { response: refundMember },
  requestRefund: {
    body: z.object({
      bankCode: z.string().regex(/^\d{3}$/),
      // What it may be, the rules of domain say.
      accountNumber: text(100),
      accountHolderName: text(200),
    }),
    response: z.null(),
  },
  getRefundChapters: {
    query: z.object({ pageNo: pageNo.default(0), pageSize: pageSize(30) }),
    response: refundChapters,
  },
  getBankbook: {
    params: z.object({ bankbookId: z.uuid() }),
    response: z.instanceof(ArrayBuffer),
  },
};
