import { coinBackEnd } from '@hanji/domain/coins/coin-back.ts';
import { coinBackLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend/spend-coins.ts';
import {
  selectionTotals,
  type SelectionTotals,
} from '@hanji/domain/purchase/bulk/bulk-purchase.ts';
import { isOpenForGood } from '@hanji/domain/purchase/bulk/selection.ts';
import { priceChange, type CoinTerms } from '@hanji/domain/purchase/price.ts';
import type { Caller } from '#http/request/caller.ts';
import { inQuickUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { TitlePath } from '#modules/admission/admission.ts';
import { LedgerDraft } from '#modules/wallet/ledger/ledger-draft.ts';
import type { TransactionRecord } from '#modules/wallet/ledger/write-ledger.ts';
import {
  chaptersForSale,
  purchasedChapters,
  readStoredTitle,
  type TitleForSale,
} from './chapters-for-sale.ts';
import {
  answerOnce,
  withoutWrites,
  refused,
  type PurchaseDecision,
  type Outcome,
} from './coin-transaction.ts';
import { lockForPurchase, type PurchaseFacts } from './purchase-facts.ts';

type UnlockRequest = CoinTerms & {
  readonly token: string;
  readonly chapterIds: readonly number[];
  /** What is kept with the token; two calls with one token must ask for the same. */
  readonly call: 'unlock' | 'unlock-all';
};

/** Who buys. */
export type Buyer = { readonly memberId: string; readonly caller: Caller };

/**
 * Buys chapters of a title for good, all or none, for what the reader agreed to (reading-service,
 * section 7; decision "unlock and rent"). 208 where nothing of it is left to buy.
 * @throws ApiFailure as content home does
 */
export async function unlockChapters(
  context: RequestContext,
  path: TitlePath,
  { token, ...asked }: UnlockRequest,
  { memberId, caller }: Buyer,
): Promise<Outcome> {
  const { contentType, contentId } = path;
  const { chapterIds } = asked;
  return inQuickUnit(
    context,
    (unit) =>
      Promise.all([
        readStoredTitle(unit, path, chapterIds),
        lockForPurchase(unit.db, memberId, contentId, token),
      ]),
    async (unit, [stored, facts]) => {
      const request = { ...asked, contentType, contentId };
      return answerOnce(unit.db, facts.transaction, { token, request }, async (record) => {
        const sale = chaptersForSale(unit, stored, chapterIds, caller, facts.rights);
        const bought = selectionTotals(new Set(chapterIds), sale.chapters);
        const refusal = refusalOf(unit, sale, asked, bought, facts);
        return refusal === null
          ? buyAll(unit, sale, bought.chapterIds, facts, record)
          : withoutWrites(refusal);
      });
    },
  );
}

/** Why nothing is bought, which 208 is among; null where it is. */
function refusalOf(
  unit: UnitContext,
  { title, chapters }: TitleForSale,
  { call, price, coinBackPrice }: Omit<UnlockRequest, 'token'>,
  bought: SelectionTotals,
  { wallet, gaugeUsedAt }: PurchaseFacts,
): Outcome | null {
  if (bought.chapterIds.length === 0) {
    if (!chapters.every(isOpenForGood)) return refused(404, 'notForSale');
    if (call === 'unlock-all') return refused(208, 'alreadyOwned');
    const held = { lots: wallet.lots, gaugeUsedAt, unlockedAt: null };
    return { code: 208, data: purchasedChapters(unit, title, chapters, held) };
  }
  const change = priceChange({ price, coinBackPrice }, bought);
  if (change.kind === 'ask_again') {
    const { terms } = change;
    return refused(409, 'priceChanged', {
      terms: { price: terms.price, coinBackPrice: terms.coinBackPrice },
    });
  }
  const spending = spendCoins(wallet.lots, price, unit.now());
  if (spending.kind === 'paid') return null;
  return refused(402, 'coinsMissing', { missingCoins: spending.missing });
}

/** Each chapter is an entry of its own: what was paid for it is its value, whatever comes. */
function buyAll(
  unit: UnitContext,
  { title, chapters }: TitleForSale,
  chosen: readonly number[],
  { wallet, gaugeUsedAt }: PurchaseFacts,
  record: (outcome: Outcome) => TransactionRecord,
): PurchaseDecision {
  const now = unit.now();
  const draft = new LedgerDraft(wallet);
  const paid = chapters
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, salesConfig: { price, coinBackPrice } }) => {
      const spending = spendCoins(draft.lots, price, now);
      const entry = spending.kind === 'paid' ? draft.post(spending.entry) : null;
      if (entry === null) throw new Error('less was left than was counted');
      return { chapterId: id, contentId: title.id, coinBackPrice, entry };
    });
  // Only now: what comes back for one does not pay for the next.
  const unlocks = paid.map(({ coinBackPrice: coins, ...unlock }) => {
    const expiresAt = coinBackEnd(now);
    const back = coinBackLot({ coins, acquiredAt: now, expiresAt, platform: 'web' });
    return { ...unlock, backEntry: back === null ? null : draft.open(back) };
  });
  const after = chapters.map(({ id, right }) => ({
    id,
    right: { ...right, unlocked: right.unlocked || chosen.includes(id) },
  }));
  const held = { lots: draft.lots, gaugeUsedAt, unlockedAt: now };
  const outcome: Outcome = { code: 200, data: purchasedChapters(unit, title, after, held) };
  const linked = { unlocks, transaction: record(outcome) };
  return { outcome, write: () => draft.write(unit.db, { at: now }, linked) };
}
