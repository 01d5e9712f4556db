import { coinBackEnd } from '@hanji/domain/coins/coin-back.ts';
import { coinBackLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend-coins.ts';
import { selectionTotals } from '@hanji/domain/purchase/bulk-purchase.ts';
import { priceChange, type CoinTerms } from '@hanji/domain/purchase/price.ts';
import { chapterUnlock } from '#db/schema/purchase.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { TitlePath } from '#modules/content/admission.ts';
import { LedgerDraft } from '#modules/wallet/ledger/ledger-draft.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { chaptersForSale, purchasedChapters, type ChapterForSale } from './chapters-for-sale.ts';
import { answerOnce, refused, type Outcome } from './coin-transaction.ts';
import { lockForPurchase, type PurchaseFacts } from './purchase-facts.ts';

export type UnlockRequest = CoinTerms & {
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
export function unlockChapters(
  context: RequestContext,
  path: TitlePath,
  { token, ...asked }: UnlockRequest,
  { memberId, caller }: Buyer,
): Promise<Outcome> {
  return inUnit(context, async (unit) => {
    const { contentType, contentId } = path;
    const facts = await lockForPurchase(unit.db, memberId, contentId, token);
    const request = { ...asked, contentType, contentId };
    return answerOnce(unit.db, facts.transaction, { token, request }, () =>
      unlock(unit, path, asked, caller, facts),
    );
  });
}

async function unlock(
  unit: UnitContext,
  path: TitlePath,
  { call, chapterIds, price, coinBackPrice }: Omit<UnlockRequest, 'token'>,
  caller: Caller,
  { wallet, rights, gaugeUsedAt }: PurchaseFacts,
): Promise<Outcome> {
  const { title, chapters } = await chaptersForSale(unit, path, chapterIds, caller, rights);
  const totals = selectionTotals(new Set(chapterIds), chapters);
  if (totals.chapterIds.length === 0) {
    if (!chapters.every(isOpen)) return refused(404, 'notForSale');
    if (call === 'unlock-all') return refused(208, 'alreadyOwned');
    const held = { lots: wallet.lots, gaugeUsedAt, unlockedAt: null };
    return { code: 208, data: purchasedChapters(unit, title, chapters, held) };
  }
  const change = priceChange({ price, coinBackPrice }, totals);
  if (change.kind === 'ask_again') {
    const { terms } = change;
    return refused(409, 'priceChanged', {
      terms: { price: terms.price, coinBackPrice: terms.coinBackPrice },
    });
  }
  const now = unit.now();
  const spending = spendCoins(wallet.lots, price, now);
  if (spending.kind === 'insufficient') {
    return refused(402, 'coinsMissing', { missingCoins: spending.missing });
  }
  const bought = chapters.filter(({ id }) => totals.chapterIds.includes(id));
  const { lots } = await buyAll(unit, path, wallet, bought);
  const after = chapters.map(({ id, right }) => ({ id, right: { ...right, unlocked: true } }));
  const held = { lots, gaugeUsedAt, unlockedAt: now };
  return { code: 200, data: purchasedChapters(unit, title, after, held) };
}

function isOpen({ activity, salesConfig }: ChapterForSale): boolean {
  return activity.unlocked || salesConfig.free;
}

/** Each chapter is an entry of its own: what was paid for it is its value, whatever comes. */
async function buyAll(
  unit: UnitContext,
  { contentId }: TitlePath,
  wallet: LockedWallet,
  chapters: readonly ChapterForSale[],
): Promise<LockedWallet> {
  const now = unit.now();
  const draft = new LedgerDraft(wallet);
  const paid = chapters.map(({ id, salesConfig: { price, coinBackPrice } }) => {
    const spending = spendCoins(draft.lots, price, now);
    if (spending.kind === 'insufficient') throw new Error('less was left than was counted');
    return { id, coinBackPrice, entry: draft.post(spending.entry) };
  });
  // Only now: what comes back for one does not pay for the next.
  const bought = paid.map(({ coinBackPrice: coins, ...chapter }) => {
    const expiresAt = coinBackEnd(now);
    const back = coinBackLot({ coins, acquiredAt: now, expiresAt, platform: 'web' });
    return { ...chapter, backEntry: back === null ? null : draft.open(back) };
  });
  const { wallet: after, entryIds } = await draft.write(unit.db, { at: now });
  const idOf = (place: number | null): number | null =>
    place === null ? null : (entryIds[place] ?? null);
  await unit.db.insert(chapterUnlock).values(
    bought.map(({ id, entry, backEntry }) => {
      const entryId = idOf(entry);
      if (entryId === null) throw new Error('nothing was paid');
      const facts = { walletId: wallet.id, contentId, chapterId: id, unlockedAt: now };
      return { ...facts, entryId, coinBackEntryId: idOf(backEntry) };
    }),
  );
  return after;
}
