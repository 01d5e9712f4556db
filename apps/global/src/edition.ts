import { editions } from '@hanji/contract/editions.ts';
import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'global',
  // Languages, time zone, currency and capabilities: the service has to agree on them.
  ...editions.global,
  signIn: ['email', 'apple', 'google', 'facebook'],
});
