import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoinLot, CoinShare } from '#coins/lots.ts';
import { lotOf, won } from '#coins/testing/lots.ts';
import { ratioText } from '#numbers/ratio.ts';
import { exactValue, refundStatement } from './statement.ts';

const dayMs = 86_400_000;
const endOfServiceAt = new Date('2025-10-31T14:59:00Z');

function before(days: number): Date {
  return new Date(endOfServiceAt.getTime() - days * dayMs);
}

function lot(id: number, facts: Partial<CoinLot> = {}): CoinLot {
  return lotOf({ id, acquiredAt: before(100), granted: 3, amount: 0, paid: won(100), ...facts });
}

function bought(days: number, ...shares: CoinShare[]) {
  return { purchasedAt: before(days), shares };
}

function statement(lots: readonly CoinLot[], chapters: ReturnType<typeof bought>[] = []) {
  return refundStatement({ lots, chapters, endOfServiceAt, judgedAt: endOfServiceAt });
}

describe('refund statement', () => {
  it('says of each line how it comes about, before and after rounding', () => {
    const first = lot(1);
    const { chapters, totals, paid, kept } = statement(
      [first],
      [1, 2, 3].map(() => bought(0, { lot: first, coins: 1 })),
    );
    expect(chapters.map((line) => [ratioText(exactValue(line)), line.won])).toEqual(
      [1, 2, 3].map(() => ['100/3', 34]),
    );
    expect([totals.refundTotalAmount, paid, kept]).toEqual([102, 100, -2]);
  });

  it('[B9-013] values what was spent of free, of bonus and of coins of two stores', () => {
    const free = lot(1, { kind: 'free', paid: null });
    const bonus = lot(2, { kind: 'bonus', paid: null });
    const ios = lot(3, { platform: 'ios', granted: 10, paid: won(1200), amount: 8 });
    const web = lot(4, { platform: 'web', granted: 10, paid: won(1000), amount: 5 });
    const chapter = bought(
      0,
      { lot: free, coins: 3 },
      { lot: bonus, coins: 1 },
      { lot: ios, coins: 2 },
      { lot: web, coins: 5 },
    );
    const { chapters, totals, paid, kept } = statement([free, bonus, ios, web], [chapter]);
    expect(chapters).toMatchObject([{ usedCoin: 11, won: 740 }]);
    expect(totals).toEqual({
      refundTotalAmount: 740 + 960 + 500,
      refundPurchasedAmount: 740,
      refundBalanceCoin: 13,
      coinDetail: { ios: 8, aos: 0, aos3rdParty: 0, other: 5 },
    });
    expect([paid, kept]).toEqual([2200, 0]);
  });

  it.each<[string, Partial<CoinLot>]>([
    ['were paid in another money', { paid: { amount: 999, currency: 'USD' } }],
    ['count for nothing, as their money went back', { paid: null }],
    ['came after the service had ended', { acquiredAt: before(-1) }],
  ])('leaves out coins that %s, and a chapter that they bought', (_, facts) => {
    const other = lot(1, { amount: 2, ...facts });
    expect(statement([other], [bought(-1, { lot: other, coins: 1 })])).toMatchObject({
      chapters: [],
      coins: [],
      paid: 0,
      kept: 0,
    });
  });

  it('keeps what lots lost otherwise, and what is past its time', () => {
    const rented = lot(1, { amount: 1 });
    const old = lot(2, { amount: 3, acquiredAt: before(5 * 366) });
    expect(statement([rented, old])).toMatchObject({
      totals: { refundTotalAmount: 34 },
      paid: 200,
      kept: 166,
    });
  });

  it('refuses a ledger that spent more of a lot than it held', () => {
    const held = lot(1, { granted: 1, amount: 1, paid: won(100) });
    const spent = bought(0, { lot: { ...held, granted: 2 }, coins: 2 });
    expect(() => statement([held], [spent])).toThrow(RangeError);
  });

  /** Lots of which so many coins went for chapters so many days before the end. */
  const anyLedger = fc
    .array(
      fc.record({
        kind: fc.constantFrom('free' as const, 'bonus' as const, 'purchased' as const),
        granted: fc.integer({ min: 1, max: 60 }),
        paid: fc.nat(99_999),
        age: fc.integer({ min: 0, max: 2000 }),
        uses: fc.array(
          fc.record({ coins: fc.integer({ min: 1, max: 9 }), days: fc.nat(400), at: fc.nat(5) }),
          { maxLength: 6 },
        ),
        lost: fc.nat(20),
      }),
      { maxLength: 6 },
    )
    .map((made) => {
      const shares = new Map<number, CoinShare[]>();
      const days = new Map<number, number>();
      const lots = made.map(({ kind, granted, paid, age, uses, lost }, at) => {
        const facts = { kind, granted, paid: kind === 'purchased' ? won(paid) : null };
        const stored = lot(at + 1, { ...facts, acquiredAt: before(age) });
        let left = granted;
        for (const use of uses) {
          const coins = Math.min(left, use.coins);
          if (coins === 0) continue;
          left -= coins;
          days.set(use.at, days.get(use.at) ?? use.days);
          shares.set(use.at, [...(shares.get(use.at) ?? []), { lot: stored, coins }]);
        }
        return { ...stored, amount: Math.max(0, left - lost) };
      });
      const chapters = [...shares].map(([at, own]) => bought(days.get(at) ?? 0, ...own));
      return { lots, chapters };
    });

  it('[B1-012, B1-013] refunds and keeps together what was paid, whatever the ledger holds', () => {
    fc.assert(
      fc.property(anyLedger, ({ lots, chapters }) => {
        const made = statement(lots, chapters);
        const paid = lots.reduce((sum, each) => sum + (each.paid?.amount ?? 0), 0);
        expect(made.totals.refundTotalAmount + made.kept).toBe(paid);
        const lines = [...made.chapters, ...made.coins];
        expect(made.kept).toBeGreaterThan(-1 - lines.length);
        expect(lines.reduce((sum, line) => sum + line.won, 0)).toBe(made.totals.refundTotalAmount);
        for (const line of lines) {
          const { over, under } = exactValue(line);
          expect(BigInt(line.won) * under >= over).toBe(true);
          expect(BigInt(line.won - 1) * under < over).toBe(true);
        }
      }),
    );
  });
});
