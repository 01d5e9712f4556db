import { expect, it } from 'vitest';
import { giftOffer } from './gift-offer.ts';

const url = 'https://read.example/event';

it.each([
  [{ item: 'coin', received: false, urlHttp: url }, { kind: 'receive' }],
  [{ item: 'ticket', received: false, urlHttp: null }, { kind: 'receive' }],
  [
    { item: 'coin', received: true, urlHttp: url },
    { kind: 'check_out', url, receives: false },
  ],
  [
    { item: 'ad_ticket', received: false, urlHttp: url },
    { kind: 'check_out', url, receives: true },
  ],
  [
    { item: 'ad_ticket', received: true, urlHttp: null },
    { kind: 'check_out', url: null, receives: false },
  ],
  [
    { item: 'other', received: false, urlHttp: '/comic/7' },
    { kind: 'check_out', url: '/comic/7', receives: false },
  ],
  [
    { item: 'other', received: false, urlHttp: 'javascript:alert(1)' },
    { kind: 'check_out', url: null, receives: false },
  ],
] as const)('%j offers %j', (gift, offer) => {
  expect(giftOffer(gift)).toEqual(offer);
});
