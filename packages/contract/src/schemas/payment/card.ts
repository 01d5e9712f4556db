import { z } from 'zod';
import { coinOrder, savedCard, savedCards, tokenApiKey } from '../../entities/payment.ts';
import { opaqueToken } from '../inputs.ts';
import { ofProduct, outsideToken } from './order.ts';

/** A token of a card: with a letter or a sign, so that no number of a card passes for one. */
const cardToken = outsideToken.refine((token) => /[^\d.:-]/.test(token), 'must not be a number');

export const cardSchemas = {
  getTokenApiKey: { response: tokenApiKey },
  getSavedCards: { response: savedCards },
  registerCard: {
    body: z.object({ mdkToken: cardToken, securityCode: z.string().regex(/^\d{3,4}$/) }),
    response: savedCard,
  },
  deleteCard: { body: z.object({ cardId: cardToken }), response: z.null() },
  executeCredit: {
    body: ofProduct
      .extend({
        transactionToken: opaqueToken,
        mdkToken: cardToken.optional(),
        cardId: cardToken.optional(),
      })
      .refine(
        ({ mdkToken, cardId }) => (mdkToken === undefined) !== (cardId === undefined),
        'mdkToken or cardId',
      ),
    response: coinOrder,
  },
};
