import { describe, expect, it } from 'vitest';
import { rentalPeriod, rentalTerms, isRented, adUsesLeft, viewMethod } from './rental.ts';
import fc from 'fast-check';
import { dayIn } from '#times/day.ts';
import { editions } from '@hanji/contract/editions.ts';
describe('rental period', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, { kind: 'hours', amount: 1 }],
    [3599, { kind: 'hours', amount: 1 }],
    [3600, { kind: 'hours', amount: 1 }],
    [7199, { kind: 'hours', amount: 1 }],
    [7200, { kind: 'hours', amount: 2 }],
    [86_399, { kind: 'hours', amount: 23 }],
    [86_400, { kind: 'days', amount: 1 }],
    [86_401, { kind: 'days', amount: 1 }],
    [172_799, { kind: 'days', amount: 1 }],
    [172_800, { kind: 'days', amount: 2 }],
    [259_200, { kind: 'days', amount: 3 }],
  ])('[A9-018] a rental of %i s', (seconds, said) => {
    expect(rentalPeriod(seconds)).toEqual(said);
  });
});

describe('rental terms', () => {
  const end = new Date('2026-11-20T12:00:00Z');
  const nothing = { rentAllowedWith: [], rentableRemained: 0 };

  it.each([
    [10_000, { rentAllowedWith: ['gauge'], rentableRemained: 10 }],
    [1000, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
    [1999, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
    // 0 would say that renting has no end.
    [999, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
    [1, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
    [0, nothing],
    [-1, nothing],
  ])('%i ms before renting ends', (left, terms) => {
    expect(rentalTerms(['gauge'], end, new Date(end.getTime() - left))).toEqual(terms);
  });

  it('goes on where no end is set, with no seconds to count', () => {
    expect(rentalTerms(['coin', 'ticket'], null, end)).toEqual({
      rentAllowedWith: ['coin', 'ticket'],
      rentableRemained: 0,
    });
  });

  it('counts nothing for a chapter that cannot be rented', () => {
    expect(rentalTerms([], end, new Date(end.getTime() - 10_000))).toEqual(nothing);
  });
});

describe('is rented', () => {
  it.each([
    [0, false],
    [1, true],
  ])('with %i s left a rental runs: %s', (rentRemained, runs) => {
    expect(isRented({ rentRemained })).toBe(runs);
  });
});

describe('ad uses left', () => {
  const seoul = editions.ko.timeZone;
  const utc = editions.global.timeZone;
  function left(timeZone: string, now: string, uses: readonly string[], dailyLimit = 3): number {
    return adUsesLeft({
      uses: uses.map((use) => ({ at: new Date(use), timeZone })),
      dailyLimit,
      now: new Date(now),
      timeZone,
    });
  }

  it.each([
    ['none used', [], 3],
    ['one used', ['2026-11-20T10:00:00Z'], 2],
    ['all used', ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'], 0],
    ['used more than the limit', Array.from({ length: 5 }, () => '2026-11-20T10:00:00Z'), 0],
  ])('[A9-035, B9-036] %s', (_, uses, expected) => {
    expect(left(utc, '2026-11-20T12:00:00Z', uses)).toBe(expected);
  });

  it('allows none where the limit is 0', () => {
    expect(left(utc, '2026-11-20T12:00:00Z', [], 0)).toBe(0);
  });

  // Midnight in Seoul is 15:00 in UTC.
  it.each([
    [seoul, '2026-11-20T14:59:59.999Z', 2],
    [seoul, '2026-11-20T15:00:00Z', 3],
    [utc, '2026-11-20T23:59:59.999Z', 2],
    [utc, '2026-11-21T00:00:00Z', 3],
  ])("[A9-035, B9-036] begins again at the edition's 00:00: %s at %s", (zone, now, expected) => {
    expect(left(zone, now, ['2026-11-20T14:00:00Z'])).toBe(expected);
  });

  it('[A9-035] counts a use at 00:00 itself to the new day', () => {
    expect(left(seoul, '2026-11-20T20:00:00Z', ['2026-11-20T15:00:00Z'])).toBe(2);
    expect(left(seoul, '2026-11-20T20:00:00Z', ['2026-11-20T14:59:59.999Z'])).toBe(3);
  });

  it.each([
    ['begun again in the one that is asked', utc, '2026-11-21T00:00:00Z', seoul, 0],
    ['begun again in the other one', seoul, '2026-11-20T15:00:00Z', utc, 0],
    ['over in both', utc, '2026-11-21T15:00:00Z', seoul, 3],
  ])('[A9-035] is of all editions together: %s', (_, timeZone, now, other, expected) => {
    const at = ['2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z', '2026-11-20T23:00:00Z'];
    const before = ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', '2026-11-20T14:59:59Z'];
    const uses = (other === utc ? before : at).map((use) => ({
      at: new Date(use),
      timeZone: other,
    }));
    expect(adUsesLeft({ uses, dailyLimit: 3, now: new Date(now), timeZone })).toBe(expected);
  });

  it('[A9-035] gives no day of an edition more than its limit, whichever is asked', () => {
    const hourMs = 3_600_000;
    const asked = fc.array(
      fc.tuple(fc.constantFrom(seoul, utc), fc.integer({ min: 0, max: 8 * hourMs })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(asked, (steps) => {
        let now = Date.parse('2026-11-20T00:00:00Z');
        const uses: { at: Date; timeZone: string }[] = [];
        for (const [timeZone, passed] of steps) {
          now += passed;
          const at = new Date(now);
          if (adUsesLeft({ uses, dailyLimit: 3, now: at, timeZone }) > 0) {
            uses.push({ at, timeZone });
          }
        }
        for (const one of uses) {
          const day = uses.filter(
            ({ at }) => dayIn(one.timeZone, at) === dayIn(one.timeZone, one.at),
          );
          expect(day.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});

describe('view method', () => {
  it.each([
    ['rented only', false, true, 'R'],
    ['purchased only', true, false, 'P'],
    ['rented and purchased', true, true, 'P'],
    ['neither', false, false, 'F'],
  ])('%s', (_, unlocked, rented, method) => {
    expect(viewMethod({ unlocked, rented })).toBe(method);
  });
});
