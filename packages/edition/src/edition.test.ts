import { expect, it } from 'vitest';
import { defineEdition } from './edition.ts';

const page = {
  id: 'ko',
  locales: ['ko-KR'],
  timeZone: 'Asia/Seoul',
  currency: 'KRW',
  verifiesAdults: false,
  signIn: [],
} as const;

it('leaves everything off that an edition does not name', () => {
  expect(defineEdition(page).supports).toEqual({
    challenge: false,
    contests: false,
    creator: false,
    guest: false,
    reading: false,
    refund: false,
    mature: { switch: false, blurUntilVerified: false, verification: false },
    wallet: { confirmCoinUse: false, salesActLinks: false, withdrawalNotice: false },
    header: { bar: false },
    footer: { businessInformation: false },
  });
});

it('turns on what is named, one by one, nested ones too', () => {
  const { supports } = defineEdition({
    ...page,
    supports: { challenge: true, mature: { switch: true } },
  });
  expect(supports.challenge).toBe(true);
  expect(supports.mature).toEqual({
    switch: true,
    blurUntilVerified: false,
    verification: false,
  });
  expect(supports.refund).toBe(false);
});

it('has the capabilities for which the service offers it calls', () => {
  const { supports } = defineEdition({ ...page, capabilities: ['reading', 'contests'] });
  expect(supports).toMatchObject({ reading: true, contests: true, refund: false, creator: false });
});
