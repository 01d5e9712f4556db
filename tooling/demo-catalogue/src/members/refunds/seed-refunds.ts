import type { RefundState } from '@hanji/contract/refund-states.ts';
import { chargeLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend/spend-coins.ts';
import { coinPlatforms } from '@hanji/domain/coins/lots.ts';
import { refundStatement } from '@hanji/domain/refund/statement.ts';
import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { loadSecrets } from '@hanji/server/db/secrets.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import { chapterUnlock } from '@hanji/server/db/schema/wallet/purchase.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { refundBasis } from '@hanji/server/modules/refund/amounts/refund-basis.ts';
import { refundCipherOf } from '@hanji/server/modules/refund/cipher/refund-cipher.ts';
import { keepRequest } from '@hanji/server/modules/refund/member/keep-request.ts';
import { settleRequest } from '@hanji/server/modules/refund/operators/change-request.ts';
import { takeUp } from '@hanji/server/modules/refund/operators/take-up.ts';
import { addLot } from '@hanji/server/modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '@hanji/server/modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '@hanji/server/modules/wallet/ledger/post-entry.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { demoMembers, type DemoMember } from '#members/demo-members.ts';

const dayMs = 86_400_000;
/** As `npm start` moves the end of the service. */
const endsInDays = 15;
/** More than the detail page shows at once. */
const bought = 34;
const operator = 'demo';

function ago(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Coins of each store, and chapters that were bought over more than a year. */
async function live(tx: Transaction, memberId: string, now: Date): Promise<void> {
  for (const [at, platform] of coinPlatforms.entries()) {
    const acquiredAt = ago(now, 420 - 10 * at);
    const paid = { amount: 11_000 + 900 * at, currency: 'KRW' } as const;
    const lot = chargeLot({ coins: 100, acquiredAt, expiresAt: null, platform, paid });
    await addLot(tx, await lockWalletOf(tx, memberId), lot, { at: acquiredAt });
  }
  const chapters = await tx.select().from(chapter).orderBy(asc(chapter.id)).limit(bought);
  for (const [place, { id: chapterId, contentId }] of chapters.entries()) {
    const at = ago(now, 380 - 11 * place);
    const wallet = await lockWalletOf(tx, memberId);
    const spending = spendCoins(wallet.lots, 3, at);
    if (spending.kind !== 'paid') return;
    const { entryId } = await postEntry(tx, wallet, spending.entry, { at });
    if (entryId === null) return;
    const unlock = { walletId: wallet.id, contentId, chapterId, unlockedAt: at, entryId };
    await tx.insert(chapterUnlock).values(unlock);
  }
}

/** Asks as the member, and has operators do what leads to the state. */
async function ask(tx: Transaction, memberId: string, state: RefundState, now: Date) {
  const cipher = refundCipherOf({
    settings: { refundKeys: { keys: [], orLocal: true } },
    secrets: await loadSecrets(tx),
  });
  if (cipher === null) return;
  const { id: walletId } = await lockWalletOf(tx, memberId);
  const calendar = { endOfServiceAt: ago(now, -endsInDays) };
  const basis = await refundBasis(tx, walletId, { calendar, at: now });
  const request = await keepRequest(tx, cipher, {
    memberId,
    walletId,
    locale: 'vi-VN',
    account: { bankCode: '088', accountNumber: '110123456789', accountHolderName: 'NGUYEN LAN' },
    bankbookId: null,
    basis,
    statement: refundStatement(basis),
    requestedAt: now,
    at: now,
  });
  const by = { operator, at: now };
  if (state === 'requested') return;
  if (state !== 'refused') await takeUp(tx, [request], by);
  if (state === 'paid') await settleRequest(tx, request, 'paid', by);
  if (state === 'returned') {
    const reason = 'Số tài khoản không tồn tại.';
    await settleRequest(tx, request, 'returned', { ...by, reason });
  }
  if (state === 'refused') {
    const reason = 'Tên chủ tài khoản không khớp với thành viên.';
    await settleRequest(tx, request, 'refuse', { ...by, reason });
  }
  // Nobody is written to about what nobody did.
  await tx.execute(sql`delete from pgboss.job
    where name = 'send-mail' and data->>'requestId' = ${request.id}`);
}

async function seedRefund(db: Database, { id, refund }: DemoMember, now: Date): Promise<void> {
  if (refund === undefined) return;
  await inTransaction(db, async (tx) => {
    const [own] = await tx.select({ id: member.id }).from(member).where(eq(member.id, id));
    if (own === undefined) return;
    const wallet = await lockWalletOf(tx, id);
    const { rows } = await tx.execute(sql`select from coin_lot
      where wallet_id = ${wallet.id} and kind = 'purchased' limit 1`);
    if (rows.length > 0) return;
    await live(tx, id, now);
    if (refund !== null) await ask(tx, id, refund, now);
  });
}

/** Gives the demo's members of the service that ends what is refunded, once, when there are works. */
export async function seedRefunds(db: Database, now: Date): Promise<void> {
  const [some] = await db.select({ id: chapter.id }).from(chapter).limit(1);
  if (some === undefined) return;
  for (const each of demoMembers) await seedRefund(db, each, now);
}
