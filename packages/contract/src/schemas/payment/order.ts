import { z } from 'zod';
import { coinOrder, coinSalesConfig, reservedOrder } from '../../entities/payment.ts';
import { carriers } from '../../vocabulary.ts';
import { id, text } from '../inputs.ts';

const ofOrder = z.object({ serviceOrderId: z.uuid() });
/** What a provider made, and comes back by way of the browser. */
export const outsideToken = z.string().regex(/^[\w.:-]{1,128}$/);

export const orderSchemas = {
  getCoinSalesConfig: { response: coinSalesConfig },
  approvePayco: {
    body: z.object({ productSeq: id, paymentType: z.enum(['PAYCO']) }),
    response: reservedOrder,
  },
  finishPayco: { body: z.object({ token: outsideToken, productSeq: id }), response: coinOrder },
  reservePayment: {
    params: z.object({ type: z.enum(['paypal']) }),
    body: z.object({ productSeq: id, nextUrl: text(2048) }),
    response: reservedOrder,
  },
  executePayment: {
    body: ofOrder.extend({ token: outsideToken, orderId: outsideToken, PayerID: outsideToken }),
    response: coinOrder,
  },
  finishPayment: { body: ofOrder, response: coinOrder },
  cancelPayment: { body: ofOrder, response: coinOrder },
  reserveCarrier: {
    params: z.object({ carrier: z.enum(carriers) }),
    body: z.object({ productSeq: id }),
    response: reservedOrder,
  },
  reservePayPay: {
    body: z.object({ productSeq: id, nextUrl: text(2048) }),
    response: reservedOrder,
  },
  getPurchaseResult: {
    params: z.object({ type: z.enum(['carrier', 'paypay']) }),
    body: ofOrder,
    response: coinOrder,
  },
};
