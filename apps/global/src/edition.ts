import { editions } from '@hanji/contract/editions.ts';
import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'global',
  // Languages, time zone and currency: the service has to agree on them.
  ...editions.global,
  signIn: ['email', 'apple', 'google', 'facebook'],
  supports: { reading: true },
});
