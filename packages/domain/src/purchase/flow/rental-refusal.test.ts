import { expect, it } from 'vitest';
import { rentMethods, rentWithMethods } from '@hanji/contract/vocabulary.ts';
import { rentalRefusal } from './rental-refusal.ts';

const all = { rentAllowedWith: [...rentMethods], rentalPrice: 2, rentalPeriod: 1 };
const one = { ticket: { amount: 1 }, readForFree: { amount: 1, recoverRemained: 0 } };
const none = { ticket: { amount: 0 }, readForFree: { amount: 0, recoverRemained: 9 } };

it.each(rentWithMethods)('lets a chapter be rented by %s where that is allowed', (method) => {
  const own = method.slice('rent-with-'.length);
  const ways = own === 'gauge' ? [own, 'ads'] : [own];
  const others = rentMethods.filter((name) => !ways.includes(name));
  for (const way of rentMethods.filter((name) => ways.includes(name))) {
    expect(rentalRefusal(method, { ...all, rentAllowedWith: [way] }, one)).toBeNull();
  }
  expect(rentalRefusal(method, { ...all, rentAllowedWith: others }, one)).toBe('unavailable');
});

it.each(rentWithMethods)('rents nothing by %s for no time', (method) => {
  expect(rentalRefusal(method, { ...all, rentalPeriod: 0 }, one)).toBe('unavailable');
});

it('needs a ticket, a full gauge, and for coins a price', () => {
  expect(rentalRefusal('rent-with-ticket', all, none)).toBe('no_tickets');
  expect(rentalRefusal('rent-with-gauge', all, none)).toBe('gauge_not_full');
  expect(rentalRefusal('rent-with-coin', all, none)).toBeNull();
  expect(rentalRefusal('rent-with-coin', { ...all, rentalPrice: 0 }, one)).toBe('unavailable');
});
