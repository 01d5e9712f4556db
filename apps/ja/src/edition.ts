import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'ja',
  locales: ['ja-JP'],
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  signIn: ['email', 'apple', 'google', 'facebook', 'twitter'],
  supports: {
    reading: true,
    mature: { switch: true, verification: true },
    wallet: { confirmCoinUse: true },
  },
});
