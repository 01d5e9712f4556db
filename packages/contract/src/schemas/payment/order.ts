import { z } from 'zod';
import { coinOrder, coinSalesConfig, reservedOrder } from '../../entities/payment.ts';
import { carriers } from '../../vocabulary.ts';
import { coins, id, money, text } from '../inputs.ts';

const ofOrder = z.object({ serviceOrderId: z.uuid() });
/** What a provider made, and comes back by way of the browser. */
export const outsideToken = z.string().regex(/^[\w.:-]{1,128}$/);

/** A product, and what the reader was shown of it. */
export const ofProduct = z.object({
  productSeq: id,
  price: money.optional(),
  coins: coins.optional(),
  bonusCoins: coins.optional(),
});

export const orderSchemas = {
  getCoinSalesConfig: { response: coinSalesConfig },
  approvePayco: {
    body: ofProduct.extend({ paymentType: z.enum(['PAYCO']) }),
    response: reservedOrder,
  },
  finishPayco: { body: z.object({ token: outsideToken, productSeq: id }), response: coinOrder },
  reservePayment: {
    params: z.object({ type: z.enum(['paypal']) }),
    body: ofProduct.extend({ nextUrl: text(2048) }),
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
    body: ofProduct,
    response: reservedOrder,
  },
  reservePayPay: {
    body: ofProduct.extend({ nextUrl: text(2048) }),
    response: reservedOrder,
  },
  getPurchaseResult: {
    params: z.object({ type: z.enum(['carrier', 'paypay']) }),
    body: ofOrder,
    response: coinOrder,
  },
};
