import { expect, it } from 'vitest';
import { giftOffer } from './gift-offer.ts';

const url = 'https://read.example/event';

it.each([
  [{ item: 'coin', received: false, urlHttp: url }, { kind: 'receive' }],
  [{ item: 'ticket', received: false, urlHttp: null }, { kind: 'receive' }],
  [
    { item: 'coin', received: true, urlHttp: url },
    { kind: 'check_out', url },
  ],
  [
    { item: 'ad_ticket', received: false, urlHttp: url },
    { kind: 'check_out', url },
  ],
  [
    { item: 'other', received: false, urlHttp: null },
    { kind: 'check_out', url: null },
  ],
] as const)('%j offers %j', (gift, offer) => {
  expect(giftOffer(gift)).toEqual(offer);
});
