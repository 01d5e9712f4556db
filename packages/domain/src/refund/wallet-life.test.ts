import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEntry } from '#coins/ledger/apply-entry.ts';
import { expireLots } from '#coins/ledger/expire-lots.ts';
import type { LedgerEntry } from '#coins/ledger/ledger-entry.ts';
import {
  chargeLot,
  coinBackLot,
  grantLot,
  openingEntry,
  type OpenedLot,
} from '#coins/ledger/open-lot.ts';
import { spendCoins } from '#coins/ledger/spend/spend-coins.ts';
import { coinBalance, sumOfCoins, type CoinLot, coinPlatforms, isExpired } from '#coins/lots.ts';
import { after, won } from '#coins/testing/lots.ts';
import { coinRefunds, refundEntry } from './amounts.ts';

const hourMs = 3_600_000;

/** A reader's lots, and everything that was ever written about them. */
type Wallet = { readonly lots: readonly CoinLot[]; readonly entries: readonly LedgerEntry[] };

type Event = {
  readonly kind: 'charge' | 'free' | 'bonus' | 'buy' | 'expire' | 'refund';
  readonly coins: number;
  readonly coinBack: number;
  readonly paid: number;
  readonly hours: number;
  /** Hours until new coins expire; null is never. */
  readonly lasts: number | null;
  readonly platform: CoinLot['platform'];
};

const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom('charge', 'free', 'bonus', 'buy', 'buy', 'expire', 'refund'),
  coins: fc.nat(40),
  coinBack: fc.nat(3),
  paid: fc.nat(9999),
  hours: fc.nat(20),
  lasts: fc.option(fc.integer({ min: 1, max: 60 })),
  platform: fc.constantFrom(...coinPlatforms),
});

function write({ lots, entries }: Wallet, entry: LedgerEntry): Wallet {
  return { lots: applyEntry(lots, entry), entries: [...entries, entry] };
}

function receive({ lots, entries }: Wallet, opened: OpenedLot | null): Wallet {
  if (opened === null) return { lots, entries };
  const id = lots.length + 1;
  return {
    lots: [...lots, { ...opened.lot, id }],
    entries: [...entries, openingEntry(opened, id)],
  };
}

function live(wallet: Wallet, event: Event, now: Date): Wallet {
  const expiresAt = event.lasts === null ? null : new Date(now.getTime() + event.lasts * hourMs);
  const { coins, platform } = event;
  const terms = { coins, acquiredAt: now, expiresAt, platform };
  switch (event.kind) {
    case 'charge':
      return receive(wallet, chargeLot({ ...terms, paid: won(event.paid) }));
    case 'free':
    case 'bonus':
      return receive(wallet, grantLot(event.kind, terms));
    case 'buy': {
      const spending = spendCoins(wallet.lots, coins, now);
      if (spending.kind === 'insufficient') return wallet;
      if (spending.shares.some(({ lot }) => isExpired(lot, now))) throw new Error('spent too late');
      const back = coinBackLot({ ...terms, coins: event.coinBack });
      return receive(write(wallet, spending.entry), back);
    }
    case 'expire':
      return write(wallet, expireLots(wallet.lots, now));
    case 'refund':
      return write(wallet, refundEntry(coinRefunds(wallet.lots, now)));
  }
}

/** The sum of each account over the whole life. */
function accounts({ entries }: Wallet): Map<string | number, number> {
  const sums = new Map<string | number, number>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const key = account.kind === 'lot' ? account.lotId : account.kind;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

it('the whole life of a wallet keeps its books', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let wallet: Wallet = { lots: [], entries: [] };
      let hours = 0;
      for (const event of events) {
        hours += event.hours;
        const now = after(hours * hourMs);
        wallet = live(wallet, event, now);
        const sums = accounts(wallet);
        for (const { postings } of wallet.entries) {
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        }
        for (const { id, amount, granted } of wallet.lots) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(granted);
          expect(sums.get(id) ?? 0).toBe(amount);
        }
        const { purchasedAmount, freeAmount } = coinBalance(wallet.lots, now);
        const unexpired = wallet.lots.filter((lot) => !isExpired(lot, now));
        expect(purchasedAmount + freeAmount).toBe(sumOfCoins(unexpired));
        for (const account of ['revenue', 'expiry', 'refunds']) {
          expect(sums.get(account) ?? 0).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});
