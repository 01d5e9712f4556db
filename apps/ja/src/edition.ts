import { editions } from '@hanji/contract/editions.ts';
import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'ja',
  // Languages, time zone, currency and capabilities: the service has to agree on them.
  ...editions.ja,
  signIn: ['email', 'apple', 'google', 'facebook', 'twitter'],
  supports: {
    mature: { switch: true },
    header: { bar: true },
    wallet: { confirmCoinUse: true, salesActLinks: true },
  },
});
