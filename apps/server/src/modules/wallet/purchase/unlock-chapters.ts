import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { coinBackLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { coinBackEnd } from '@hanji/domain/coins/coin-back.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend-coins.ts';
import { selectionTotals } from '@hanji/domain/purchase/bulk-purchase.ts';
import { priceChange, type CoinTerms } from '@hanji/domain/purchase/price.ts';
import { chapterUnlock } from '#db/schema/purchase.ts';
import type { Caller } from '#http/request/caller.ts';
import type { TitlePath } from '#modules/content/admission.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import { chaptersForSale, purchasedChapters, type ChapterForSale } from './chapters-for-sale.ts';
import { answerOnce, refused, type Outcome } from './coin-transaction.ts';

export type UnlockRequest = CoinTerms & {
  readonly token: string;
  readonly chapterIds: readonly number[];
  /** What is kept with the token; two calls with one token must ask for the same. */
  readonly call: 'unlock' | 'unlock-all';
};

/**
 * Buys chapters of a title for good, all or none, for what the reader agreed to (reading-service,
 * section 7; decision "unlock and rent"). 208 where nothing of it is left to buy.
 * @throws ApiFailure as content home does
 */
export function unlockChapters(
  context: RequestContext,
  path: TitlePath,
  { token, call, chapterIds, price, coinBackPrice }: UnlockRequest,
  { memberId, caller }: { readonly memberId: string; readonly caller: Caller },
): Promise<Outcome> {
  return inUnit(context, async (unit) => {
    const wallet = await lockWalletOf(unit.db, memberId);
    const { contentType, contentId } = path;
    const request = { call, contentType, contentId, chapterIds, price, coinBackPrice };
    return answerOnce(unit.db, wallet, { token, request }, async () => {
      const sale = await chaptersForSale(unit, path, chapterIds, caller, wallet);
      const totals = selectionTotals(new Set(chapterIds), sale.chapters);
      if (totals.chapterIds.length === 0) {
        if (!sale.chapters.every(isOpen)) return refused(404, 'notForSale');
        if (call === 'unlock-all') return refused(208, 'alreadyOwned');
        const data = await purchasedChapters(unit, sale.title, chapterIds, wallet);
        return { code: 208, data };
      }
      const change = priceChange({ price, coinBackPrice }, totals);
      if (change.kind === 'ask_again') {
        return refused(409, 'priceChanged', { terms: pricesOf(change.terms) });
      }
      const spending = spendCoins(wallet.lots, price, unit.now());
      if (spending.kind === 'insufficient') {
        return refused(402, 'coinsMissing', { missingCoins: spending.missing });
      }
      const bought = sale.chapters.filter(({ id }) => totals.chapterIds.includes(id));
      const after = await buyAll(unit, path, wallet, bought);
      const data = await purchasedChapters(unit, sale.title, chapterIds, after);
      return { code: 200, data };
    });
  });
}

function isOpen({ activity, salesConfig }: ChapterForSale): boolean {
  return activity.unlocked || salesConfig.free;
}

function pricesOf({ price, coinBackPrice }: CoinTerms): CoinTerms {
  return { price, coinBackPrice };
}

/** Each chapter is an entry of its own: what was paid for it is its value, whatever comes. */
async function buyAll(
  unit: UnitContext,
  { contentId }: TitlePath,
  wallet: LockedWallet,
  chapters: readonly ChapterForSale[],
): Promise<LockedWallet> {
  const now = unit.now();
  const at = { at: now };
  let left = wallet;
  const paid: { readonly chapter: ChapterForSale; readonly entryId: number }[] = [];
  for (const chapter of chapters) {
    const spending = spendCoins(left.lots, chapter.salesConfig.price, now);
    if (spending.kind === 'insufficient') throw new Error('less was left than was counted');
    const posted = await postEntry(unit.db, left, spending.entry, at);
    if (posted.entryId === null) throw new Error('nothing was paid');
    paid.push({ chapter, entryId: posted.entryId });
    left = posted.wallet;
  }
  const unlocks: (typeof chapterUnlock.$inferInsert)[] = [];
  for (const { chapter, entryId } of paid) {
    const coins = chapter.salesConfig.coinBackPrice;
    const back = coinBackLot({
      coins,
      acquiredAt: now,
      expiresAt: coinBackEnd(now),
      platform: 'web',
    });
    const came = back === null ? null : await addLot(unit.db, left, back, at);
    left = came?.wallet ?? left;
    const facts = { walletId: wallet.id, contentId, chapterId: chapter.id, unlockedAt: now };
    unlocks.push({ ...facts, entryId, coinBackEntryId: came?.entryId ?? null });
  }
  await unit.db.insert(chapterUnlock).values(unlocks);
  return left;
}
