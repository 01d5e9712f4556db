import { expect, it } from 'vitest';
import { offersBuying, offersRenting } from './coin-offers.ts';

it.each([
  [['coin'], 1, true],
  [['coin'], 0, false],
  [[], 1, false],
] as const)('[A4-074] bought with %j for %i: offered is %s', (methods, price, offered) => {
  expect(offersBuying({ purchaseAllowedWith: [...methods], price })).toBe(offered);
});

it.each([
  [['coin'], 1, true],
  [['gauge', 'ticket', 'coin'], 1, true],
  [['coin'], 0, false],
  [['gauge', 'ticket', 'ads'], 1, false],
  [[], 1, false],
] as const)('[A4-075] rented with %j for %i: offered is %s', (methods, rentalPrice, offered) => {
  expect(offersRenting({ rentAllowedWith: [...methods], rentalPrice })).toBe(offered);
});
