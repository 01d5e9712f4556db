import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { EditionId } from '@hanji/contract/editions.ts';
import { coinOrder, coinOrderLot, coinProduct } from '#db/schema/wallet/payment.ts';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { coinLot, wallet } from '#db/schema/wallet/wallet.ts';
import { readOrder } from '#modules/payment/orders/order-rows.ts';
import { applyPayment } from '#modules/payment/orders/settling/apply-payment.ts';
import { refundCipherOf } from '#modules/refund/cipher/refund-cipher.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { settleRequest } from './change-request.ts';
import { exportBatch } from './export-batch.ts';
import { takeUp } from './take-up.ts';

const { db, sql } = await freshDatabase();
const { before, buy, chapters, charge, clock, context, newMember, profile, request } =
  await openRefunds(db);
const cipher = refundCipherOf(context);
if (cipher === null) throw new Error('no key');
const at = new Date('2025-11-06T00:00:00Z');
const by = { operator: 'sujin', at };
const terms = { coins: 10, price: 1200, currency: 'KRW' } as const;
const [product] = await db
  .insert(coinProduct)
  .values({ ...terms, edition: 'vi-refund', code: 'ten', sort: 1 })
  .returning();

type Wanted = {
  readonly edition?: EditionId;
  readonly spent?: number;
  readonly expiresAt?: Date | null;
};

/** A member who bought 10 coins for 1200 won with an order of an edition. */
async function buyer({ edition = 'vi-refund', spent = 0, expiresAt = null }: Wanted) {
  const { memberId, token } = await newMember();
  await charge(memberId, { coins: 10, won: 1200, expiresAt });
  const [own] = await db
    .select({ walletId: wallet.id, lotId: coinLot.id })
    .from(wallet)
    .innerJoin(coinLot, eq(coinLot.walletId, wallet.id))
    .where(eq(wallet.memberId, memberId));
  if (own === undefined || product === undefined) throw new Error('no lot');
  const [order] = await db
    .insert(coinOrder)
    .values({
      ...terms,
      edition,
      walletId: own.walletId,
      productId: product.id,
      locale: 'ko-KR',
      payment: 'payco',
      bonusCoins: 0,
      state: 'granted',
      createdAt: before(30),
      changedAt: before(30),
    })
    .returning();
  if (order === undefined) throw new Error('no order');
  await db.insert(coinOrderLot).values({ lotId: own.lotId, orderId: order.id });
  if (spent > 0) await buy(memberId, spent, 10);
  return { memberId, token, own, order };
}

/** One who asked for their refund as well. */
async function asking(wanted: Wanted) {
  const { memberId, token, own, order } = await buyer(wanted);
  expect((await request(token)).code).toBe(200);
  const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
  if (row === undefined) throw new Error('no request');
  const paysBack = () => {
    const paid = { amount: 1200, currency: 'KRW' } as const;
    const payment = { orderId: order.id, status: 'refunded', paid } as const;
    return applyPayment(db, order, payment, { source: 'provider', at });
  };
  const kept = async () => {
    const { owed, attention } = (await readOrder(db, order.id)) ?? {};
    const [held] = await sql`select purchased_coins from wallet where id = ${own.walletId}`;
    return { owed, attention, coins: held?.['purchased_coins'] };
  };
  return { row, paysBack, kept };
}

async function taken(wanted: Wanted) {
  const made = await asking(wanted);
  const { batchId, taken: ids } = await takeUp(db, [made.row], by);
  expect(ids).toEqual([made.row.id]);
  return { ...made, batchId: batchId ?? 0 };
}

const attention = 'its coins were spent';
const reason = 'paid back elsewhere';

describe('an order whose money goes back from its provider', () => {
  it('owes the coins that a bank paid out, and those that were spent', async () => {
    const { row, paysBack, kept } = await taken({ spent: 3 });
    await settleRequest(db, row, 'paid', by);
    await paysBack();
    expect(await kept()).toEqual({ owed: 10, attention, coins: 0 });
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it.each(['returned', 'refuse'] as const)(
    'owes no more what was not paid out after all: %s',
    async (operation) => {
      const { row, paysBack, kept } = await taken({});
      await paysBack();
      expect(await kept()).toEqual({ owed: 10, attention, coins: 0 });
      await settleRequest(db, row, operation, { ...by, reason });
      expect(await kept()).toEqual({ owed: 0, attention: null, coins: 0 });
      expect((await verifyLedger(db)).difference).toBeNull();
    },
  );

  it('owes coins that ended after the service did, as they are paid out', async () => {
    const usual = clock.now;
    clock.now = new Date('2025-11-01T00:00:00Z');
    const made = await asking({ expiresAt: new Date('2025-11-02T00:00:00Z') });
    clock.now = usual;
    await expireCoins(db, at, new AbortController().signal);
    expect((await takeUp(db, [made.row], by)).taken).toEqual([made.row.id]);
    await made.paysBack();
    expect(await made.kept()).toEqual({ owed: 10, attention, coins: 0 });
    await settleRequest(db, made.row, 'returned', { ...by, reason });
    expect(await made.kept()).toEqual({ owed: 0, attention: null, coins: 0 });
  });

  it.each([
    ['coins', 0],
    ['chapters', 10],
  ])('has its request left out of the export, which would pay %s twice', async (_, spent) => {
    const first = await asking({ spent });
    const other = await asking({ spent });
    const { batchId } = await takeUp(db, [first.row, other.row], by);
    await first.paysBack();
    const made = await exportBatch(db, cipher, batchId ?? 0, by);
    expect(made).toMatchObject({ count: 1, leftOut: [first.row.id] });
    expect(made?.csv).toContain(other.row.id);
    expect(made?.csv).not.toContain(first.row.id);
    const told = await sql`select request_id from refund_event where what = 'exported'
      and request_id in (${first.row.id}, ${other.row.id})`;
    expect(told).toEqual([{ request_id: other.row.id }]);
  });
});

it.each([
  ['ko', 0],
  ['vi-refund', 7 * 120 + 351],
] as const)(
  'coins that %s sold, and a chapter that they bought, are worth %d won',
  async (edition, won) => {
    const { memberId, token } = await buyer({ edition, spent: 3 });
    const { inventory, refundCoins } = await profile(token);
    expect([inventory.refundTotalAmount, refundCoins.length]).toEqual([won, won === 0 ? 0 : 1]);
    expect((await chapters(token)).refundTotalAmount).toBe(won === 0 ? 0 : 351);
    // What else was bought in the service that ends counts as it did.
    await charge(memberId, { coins: 1, won: 100 });
    expect((await profile(token)).inventory.refundTotalAmount).toBe(won + 100);
  },
);
