import { chargeLot, grantLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { spendCoins } from '@hanji/domain/coins/ledger/spend/spend-coins.ts';
import type { CoinPlatform } from '@hanji/domain/coins/lots.ts';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';

const dayMs = 86_400_000;

export type Charge = {
  readonly coins: number;
  readonly won: number;
  readonly daysBefore?: number;
  readonly platform?: CoinPlatform;
  readonly expiresAt?: Date | null;
};

type Place = { readonly contentId: number; readonly chapterId: number };

/** What members bought before a service ended, in days before its end, written as buying does. */
export function booksBefore(db: Database, endOfServiceAt: Date) {
  function before(days: number): Date {
    return new Date(endOfServiceAt.getTime() - days * dayMs);
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

  /** Buys a chapter for so many coins. */
  async function buy(memberId: string, place: Place, price: number, daysBefore: number) {
    const at = before(daysBefore);
    await inTransaction(db, async (tx) => {
      const wallet = await lockWalletOf(tx, memberId);
      const spending = spendCoins(wallet.lots, price, at);
      if (spending.kind !== 'paid') throw new Error('too few coins');
      const { entryId } = await postEntry(tx, wallet, spending.entry, { at });
      if (entryId === null) throw new Error('a chapter for nothing');
      const bought = { walletId: wallet.id, ...place, unlockedAt: at, entryId };
      await tx.insert(chapterUnlock).values(bought);
    });
  }

  return { before, charge, grant, buy };
}
