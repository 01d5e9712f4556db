import { editions } from '@hanji/contract/editions.ts';
import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'ja',
  // Languages, time zone and currency: the service has to agree on them.
  ...editions.ja,
  signIn: ['email', 'apple', 'google', 'facebook', 'twitter'],
  supports: {
    reading: true,
    mature: { switch: true },
    header: { bar: true },
    wallet: { confirmCoinUse: true },
  },
});
