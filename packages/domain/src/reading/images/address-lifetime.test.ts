import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiryOf, hasRunOut, madeUpTo } from './address-lifetime.ts';

const hour = 60 * 60;
const seconds = fc.integer({ min: 0, max: 4_000_000_000 });

it('an address lasts from 6 to 12 hours, and is the same within 6', () => {
  fc.assert(
    fc.property(seconds, (now) => {
      const left = expiryOf(new Date(now * 1000)) - now;
      expect(left).toBeGreaterThan(6 * hour - 1);
      expect(left).toBeLessThanOrEqual(12 * hour);
      expect(expiryOf(new Date(now * 1000)) % (6 * hour)).toBe(0);
    }),
  );
});

it('an address was made no later than it says, and is old an hour before it runs out', () => {
  fc.assert(
    fc.property(seconds, (now) => {
      const expiry = expiryOf(new Date(now * 1000));
      const madeAt = madeUpTo(expiry);
      expect(madeAt).toBeGreaterThanOrEqual(now * 1000);
      expect(hasRunOut(madeAt, (expiry - hour) * 1000)).toBe(false);
      expect(hasRunOut(madeAt, (expiry - hour) * 1000 + 1)).toBe(true);
    }),
  );
});

it('addresses are good for five hours, and no older ones', () => {
  const ages = [0, 5 * hour, 5 * hour + 0.001].map((age) => age * 1000);
  expect(ages.map((age) => hasRunOut(7, 7 + age))).toEqual([false, false, true]);
});

it('no address runs out within the hour while it is taken for good', () => {
  fc.assert(
    fc.property(seconds, fc.nat(12 * hour), (since, age) => {
      const now = since + age;
      fc.pre(!hasRunOut(since * 1000, now * 1000));
      expect(now + hour).toBeLessThanOrEqual(expiryOf(new Date(since * 1000)));
    }),
  );
});
