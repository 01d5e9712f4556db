import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { allSelected, selectionTotals, type PricedRow } from './bulk-purchase.ts';
import { selectable, withAll, withChapter } from './selection.ts';

describe('selection', () => {
  type Case = {
    unlocked?: boolean;
    free?: boolean;
    buy?: boolean;
    price?: number;
    originalPrice?: number;
    coinBackPrice?: number;
  };
  function row(id: number, given: Case = {}): PricedRow {
    return {
      id,
      activity: { unlocked: given.unlocked ?? false },
      salesConfig: {
        free: given.free ?? false,
        purchaseAllowedWith: (given.buy ?? true) ? ['coin'] : [],
        price: given.price ?? 5,
        originalPrice: given.originalPrice ?? 6,
        coinBackPrice: given.coinBackPrice ?? 1,
      },
    };
  }
  const none: ReadonlySet<number> = new Set();

  it.each<[string, Case, boolean]>([
    ['for sale', {}, true],
    ['for the least', { price: 1 }, true],
    ['unlocked', { unlocked: true }, false],
    ['free', { free: true }, false],
    ['not purchasable', { buy: false }, false],
    ['for nothing', { price: 0 }, false],
  ])('[A4-050] %s: can be checked is %s', (_, given, able) => {
    expect(selectable(row(1, given))).toBe(able);
  });

  it('[A4-050] checks and unchecks one, and leaves the given choice alone', () => {
    const one = withChapter(none, row(1), true);
    const two = withChapter(one, row(2), true);
    expect([...two]).toEqual([1, 2]);
    expect([...withChapter(two, row(1), false)]).toEqual([2]);
    expect([...withChapter(two, row(2), true)]).toEqual([1, 2]);
    expect([...withChapter(one, row(2), false)]).toEqual([1]);
    expect([...one]).toEqual([1]);
    expect(none.size).toBe(0);
  });

  it('[A4-050] keeps a disabled chapter out, one by one and all at once', () => {
    const rows = [row(1), row(2, { unlocked: true }), row(3, { free: true }), row(4)];
    expect([...withChapter(none, row(2, { unlocked: true }), true)]).toEqual([]);
    expect([...withAll(none, rows, true)]).toEqual([1, 4]);
    // What was checked and is unlocked by now falls out.
    expect([...withAll(new Set([2]), rows, true)]).toEqual([1, 4]);
  });

  it('[A4-050] unchecks all of a list, and leaves the chapters of another list', () => {
    const rows = [row(1), row(2)];
    expect([...withAll(new Set([1, 2, 9]), rows, false)]).toEqual([9]);
    expect([...withAll(new Set([9]), rows, true)]).toEqual([9, 1, 2]);
  });

  it.each<[string, number[], PricedRow[], boolean]>([
    ['all', [1, 2], [row(1), row(2)], true],
    ['one is missing', [1], [row(1), row(2)], false],
    ['all but the disabled', [1], [row(1), row(2, { free: true })], true],
    ['none', [], [row(1)], false],
    ['nothing can be checked', [], [row(1, { free: true })], false],
    ['no chapters', [9], [], false],
  ])('[A4-050] says whether all are checked: %s', (_, checked, rows, all) => {
    expect(allSelected(new Set(checked), rows)).toBe(all);
  });

  it('[A4-051] sums price, original price and coin-back of the checked chapters', () => {
    const rows = [
      row(3, { price: 10, originalPrice: 100, coinBackPrice: 1000 }),
      row(2, { price: 7, originalPrice: 7, coinBackPrice: 7 }),
      row(1, { price: 20, originalPrice: 200, coinBackPrice: 2000 }),
      row(4, { unlocked: true }),
    ];
    expect(selectionTotals(new Set([1, 3, 4, 99]), rows)).toEqual({
      chapterIds: [3, 1],
      price: 30,
      originalPrice: 300,
      coinBackPrice: 3000,
    });
    expect(selectionTotals(none, rows)).toEqual({
      chapterIds: [],
      price: 0,
      originalPrice: 0,
      coinBackPrice: 0,
    });
  });

  const rowsOf = fc
    .array(fc.record({ unlocked: fc.boolean(), free: fc.boolean(), price: fc.nat({ max: 9 }) }))
    .map((cases) => cases.map((given, id) => row(id, given)));

  it('[A4-050, A4-051] all at once is one after the other, and its totals are their sum', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const all = withAll(none, rows, true);
        const one = rows.reduce<ReadonlySet<number>>((set, chapter) => {
          return withChapter(set, chapter, true);
        }, none);
        expect([...all]).toEqual([...one]);
        expect(withAll(all, rows, true)).toEqual(all);
        expect(withAll(all, rows, false).size).toBe(0);
        const each = [...all].map((id) => selectionTotals(new Set([id]), rows).price);
        expect(selectionTotals(all, rows).price).toBe(each.reduce((a, b) => a + b, 0));
        expect(allSelected(all, rows)).toBe(all.size > 0);
      }),
    );
  });
});
