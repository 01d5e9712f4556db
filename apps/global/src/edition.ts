import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'global',
  locales: ['en-US', 'zh-TW', 'fr-FR', 'de-DE'],
  timeZone: 'UTC',
  currency: 'USD',
  signIn: ['email', 'apple', 'google', 'facebook'],
  supports: { reading: true },
});
