import type { RentWithMethod } from '@hanji/contract/vocabulary.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend/spend-coins.ts';
import { rentalRefusal, type RentalRefusal } from '@hanji/domain/purchase/flow/rental-refusal.ts';
import { chapterRental, gaugeUse } from '#db/schema/wallet/purchase.ts';
import { spendTickets } from '@hanji/domain/coins/ledger/spend/spend-tickets.ts';
import type { TicketKind } from '@hanji/domain/coins/lots.ts';
import type { MessageKey } from '#http/failure/api-failure.ts';
import { inQuickUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { TitlePath } from '#modules/admission/admission.ts';
import { inventoryOf } from '#modules/member/inventory.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import { wasShown } from './advertisement.ts';
import {
  chaptersForSale,
  purchasedChapters,
  readStoredTitle,
  type TitleForSale,
} from './chapters-for-sale.ts';
import { answerOnce, withoutWrites, refused, type Outcome } from './coin-transaction.ts';
import { lockForPurchase, type PurchaseFacts } from './purchase-facts.ts';
import type { Buyer } from './unlock-chapters.ts';

type RentRequest = {
  readonly token: string;
  readonly chapterId: number;
  readonly method: RentWithMethod;
  /** What the reader agreed to, in coins; nothing where none are paid. */
  readonly rentalPrice: number | undefined;
  /** Of the advertisement that was shown. */
  readonly adToken: string | undefined;
};

const messages = {
  unavailable: { code: 404, message: 'notForSale' },
  no_tickets: { code: 409, message: 'noTickets' },
  gauge_not_full: { code: 409, message: 'gaugeNotFull' },
} as const satisfies Record<RentalRefusal, { code: 404 | 409; message: MessageKey }>;

/**
 * Rents a chapter (reading-service, section 7): 208 where it is open to the reader already.
 * @throws ApiFailure as content home does
 */
export async function rentChapter(
  context: RequestContext,
  path: TitlePath,
  { token, ...asked }: RentRequest,
  { memberId, caller }: Buyer,
): Promise<Outcome> {
  const { contentType, contentId } = path;
  const ids = [asked.chapterId];
  return inQuickUnit(
    context,
    (unit) =>
      Promise.all([
        readStoredTitle(unit, path, ids),
        lockForPurchase(unit.db, memberId, contentId, token),
      ]),
    async (unit, [stored, facts]) => {
      const request = { call: 'rent', ...asked, contentType, contentId };
      const known = facts.transaction;
      const { result, write } = await answerOnce(unit.db, known, { token, request }, async () => {
        const sale = chaptersForSale(unit, stored, ids, caller, facts.rights);
        return withoutWrites(await rent(unit, sale, asked, facts));
      });
      // What is rented was written before: both are kept, or none.
      await write?.();
      return { result, write: null };
    },
  );
}

async function rent(
  unit: UnitContext,
  { title, chapters }: TitleForSale,
  asked: Omit<RentRequest, 'token'>,
  { wallet, gaugeUsedAt }: PurchaseFacts,
): Promise<Outcome> {
  const now = unit.now();
  const [chapter] = chapters;
  if (chapter === undefined) throw new Error('no chapter was found');
  const { id: chapterId, activity, right, salesConfig } = chapter;
  if (salesConfig.free || activity.unlocked || activity.rented) {
    const held = { lots: wallet.lots, gaugeUsedAt, unlockedAt: null };
    return { code: 208, data: purchasedChapters(unit, title, chapters, held) };
  }
  const { method } = asked;
  const inventory = inventoryOf({ lots: wallet.lots, gaugeUsedAt }, title, now);
  const refusal = rentalRefusal(method, salesConfig, inventory);
  if (refusal !== null) {
    const { code, message } = messages[refusal];
    return refused(code, message);
  }
  const paid = await pay(unit, wallet, { ...asked, price: salesConfig.rentalPrice });
  if ('code' in paid) return paid;
  const facts = { walletId: wallet.id, contentId: title.id };
  const endsAt = new Date(now.getTime() + salesConfig.rentalPeriod * 1000);
  const { entryId } = paid;
  const edition = method === 'rent-with-ads' ? unit.origin.edition : null;
  await unit.db
    .insert(chapterRental)
    .values({ ...facts, chapterId, method, edition, rentedAt: now, endsAt, entryId });
  const usesGauge = method === 'rent-with-gauge';
  if (usesGauge) await startGauge(unit, facts);
  const after = [{ id: chapterId, right: { ...right, rentedUntil: endsAt } }];
  const held = { lots: paid.wallet.lots, gaugeUsedAt: usesGauge ? now : gaugeUsedAt };
  return { code: 200, data: purchasedChapters(unit, title, after, { ...held, unlockedAt: null }) };
}

async function startGauge(
  { db, now }: UnitContext,
  facts: { readonly walletId: number; readonly contentId: number },
): Promise<void> {
  const usedAt = now();
  await db
    .insert(gaugeUse)
    .values({ ...facts, usedAt })
    .onConflictDoUpdate({ target: [gaugeUse.walletId, gaugeUse.contentId], set: { usedAt } });
}

type Agreed = Omit<RentRequest, 'token'> & {
  /** In coins. */
  readonly price: number;
};

type Paid = { readonly wallet: LockedWallet; readonly entryId: number | null };

async function pay(
  unit: UnitContext,
  wallet: LockedWallet,
  { method, rentalPrice, price, adToken, chapterId }: Agreed,
): Promise<Paid | Outcome> {
  switch (method) {
    case 'rent-with-coin': {
      if (rentalPrice !== price) {
        return refused(409, 'priceChanged', { terms: { price, coinBackPrice: 0 } });
      }
      const spending = spendCoins(wallet.lots, price, unit.now());
      if (spending.kind === 'insufficient') {
        return refused(402, 'coinsMissing', { missingCoins: spending.missing });
      }
      return postEntry(unit.db, wallet, spending.entry, { at: unit.now() });
    }
    case 'rent-with-ticket':
      return payTicket(unit, wallet, 'ticket');
    case 'rent-with-ads': {
      if (adToken === undefined) return payTicket(unit, wallet, 'ad_ticket');
      const shown = await wasShown(unit, wallet, chapterId, adToken);
      return shown === 'shown' ? { wallet, entryId: null } : refused(409, shown);
    }
    case 'rent-with-gauge':
      return { wallet, entryId: null };
  }
}

async function payTicket(
  unit: UnitContext,
  wallet: LockedWallet,
  kind: TicketKind,
): Promise<Paid | Outcome> {
  const at = unit.now();
  const spending = spendTickets(wallet.lots, kind, 1, at);
  if (spending.kind === 'insufficient') return refused(409, 'noTickets');
  return postEntry(unit.db, wallet, spending.entry, { at });
}
