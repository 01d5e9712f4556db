import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { Agreed } from '#payment/agreed.ts';
import { isPriceChanged } from '#payment/price-changed.ts';
import { isLost, settled, type Settled } from '#calls/settled.ts';
import { useExecuteCreditMutation } from '#payment/endpoints.ts';
import { useCreateCoinTransactionMutation } from '#purchase/call/endpoints.ts';
import { dropUnanswered, keepUnanswered, unansweredToken } from './unanswered.ts';
import type { CardToPay } from './use-card.ts';

/** Of a token that is of no use any more; whatever else is refused may not be about the order. */
const transactionOver = 409;

/** Of a price that changed the token stays: a try before may be on its way with it. */
function isOver(sent: Settled<CoinOrder>): boolean {
  if ('data' in sent) return true;
  return sent.error.code === transactionOver && !isPriceChanged(sent.error);
}

/**
 * Pays a product by card, with a transaction token of its own (challenge-and-shutdown, section 7).
 * Where the answer was lost it asks once more with the same token, and keeps that for the next press
 * with whatever card: the service charges once for a token, so nobody pays twice for one purchase.
 */
export function usePayByCard() {
  const userId = useCurrentUser()?.userId ?? '';
  const [createTransaction] = useCreateCoinTransactionMutation();
  const [executeCredit] = useExecuteCreditMutation();

  return async (agreed: Agreed, card: CardToPay): Promise<Settled<CoinOrder>> => {
    const payment = { userId, productSeq: agreed.productSeq };
    let transactionToken = unansweredToken(payment);
    if (transactionToken === null) {
      const created = await settled(createTransaction());
      if ('error' in created) return created;
      ({ transactionToken } = created.data);
    }
    keepUnanswered(payment, transactionToken);
    const body = { transactionToken, ...agreed, ...card };
    let sent = await settled<CoinOrder>(executeCredit({ body }));
    if (isLost(sent)) sent = await settled<CoinOrder>(executeCredit({ body }));
    if (isOver(sent)) dropUnanswered(payment);
    return sent;
  };
}
