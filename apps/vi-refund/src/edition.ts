import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'vi-refund',
  locales: ['vi-VN'],
  timeZone: 'Asia/Tokyo',
  currency: 'KRW',
  signIn: ['email', 'apple', 'google', 'facebook'],
  supports: { refund: true },
});
