/** What comes next where coins are to be spent. */
export type CoinStep = 'coin_purchase' | 'confirm' | 'call';

/**
 * reading-service, section 4 "Chapter actions by button": a balance below the price goes to
 * `/coinpurchase` (equal suffices), then the edition that asks for it has the use of coins
 * confirmed, then the call. `price` is that of the chosen method, or of the whole selection.
 */
export function coinStep(facts: {
  readonly balance: number;
  readonly price: number;
  /** The edition's capability: it asks before coins are used. */
  readonly confirmsCoinUse: boolean;
}): CoinStep {
  if (facts.balance < facts.price) return 'coin_purchase';
  return facts.confirmsCoinUse ? 'confirm' : 'call';
}
