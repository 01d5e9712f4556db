import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { chargeLot, grantLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { CoinPlatform } from '@hanji/domain/coins/lots.ts';
import type { RefundChapters, RefundMember } from '@hanji/contract/entities/refund.ts';
import { inTransaction } from '#db/executor.ts';
import type { Database } from '#db/client.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend/spend-coins.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';

const dayMs = 86_400_000;

type Charge = { readonly coins: number; readonly won: number; readonly daysBefore?: number } & {
  readonly platform?: CoinPlatform;
  readonly expiresAt?: Date | null;
};

/** Members of a service that ends, whose books are written as buying does, by a clock that is set. */
export async function openRefunds(db: Database) {
  const made = await testContext(db, { edition: 'vi-refund' });
  const { shutdown } = made.settings;
  const clock = { now: new Date('2025-10-20T03:00:00Z') };
  const context = { ...made, now: () => clock.now };
  const api = await openTestApi(context);
  const ask = asker(api, context);
  let sort = 0;
  const title = await addTitle(db, { name: 'Mùa hè' });

  /** So many days before the service ends. */
  function before(days: number): Date {
    return new Date(shutdown.endOfServiceAt.getTime() - days * dayMs);
  }

  async function newMember(nickname = 'Lan') {
    const email = `${crypto.randomUUID()}@example.com`;
    const expiresAt = new Date('2035-01-01T00:00:00Z');
    return { ...(await signIn(db, { nickname, email, expiresAt })), email };
  }

  function charge(memberId: string, { coins, won, daysBefore = 30, ...terms }: Charge) {
    const acquiredAt = before(daysBefore);
    const { platform = 'web', expiresAt = null } = terms;
    const paid = { amount: won, currency: 'KRW' } as const;
    const opened = chargeLot({ coins, acquiredAt, expiresAt, platform, paid });
    return inTransaction(db, async (tx) =>
      addLot(tx, await lockWalletOf(tx, memberId), opened, { at: acquiredAt }),
    );
  }

  function grant(memberId: string, coins: number, kind: 'free' | 'bonus' = 'free') {
    const terms = { coins, acquiredAt: before(20), expiresAt: null, platform: 'web' } as const;
    return inTransaction(db, async (tx) =>
      addLot(tx, await lockWalletOf(tx, memberId), grantLot(kind, terms), { at: before(20) }),
    );
  }

  /** Buys a chapter for so many coins, so many days before the service ends. */
  async function buy(memberId: string, price: number, daysBefore: number) {
    sort += 1;
    const { id } = await addChapter(db, title.id, { sort });
    const at = before(daysBefore);
    await inTransaction(db, async (tx) => {
      const wallet = await lockWalletOf(tx, memberId);
      const spending = spendCoins(wallet.lots, price, at);
      if (spending.kind !== 'paid') throw new Error('too few coins');
      const { entryId } = await postEntry(tx, wallet, spending.entry, { at });
      if (entryId === null) throw new Error('a chapter for nothing');
      const bought = { walletId: wallet.id, contentId: title.id, chapterId: id };
      await tx.insert(chapterUnlock).values({ ...bought, unlockedAt: at, entryId });
    });
    return id;
  }

  function picture(): Promise<Buffer> {
    const create = { width: 60, height: 40, channels: 3, background: 'red' } as const;
    return sharp({ create })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
  }

  const account = { bankCode: '088', accountNumber: '11012345678901', accountHolderName: 'LAN' };

  async function request(
    token: string,
    fields: Record<string, string> = {},
    file?: Uint8Array | null,
  ) {
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...account, ...fields }))
      parts.append(name, value);
    if (file) parts.append('attachImage', new File([new Uint8Array(file)], 'book.png'));
    return ask<null>('/refund/member', { token, parts, method: 'POST' });
  }

  async function profile(token: string): Promise<RefundMember['profile']> {
    return (await ask<RefundMember>('/refund/member', { token })).data.profile;
  }

  async function chapters(token: string, query = ''): Promise<RefundChapters> {
    return (await ask<RefundChapters>(`/refund/member/chapter/detail${query}`, { token })).data;
  }

  async function forget(memberId: string): Promise<void> {
    await db.delete(member).where(eq(member.id, memberId));
  }

  return {
    context,
    api,
    clock,
    ask,
    shutdown,
    title,
    before,
    newMember,
    charge,
    grant,
    buy,
    picture,
    account,
    request,
    profile,
    chapters,
    forget,
  };
}
