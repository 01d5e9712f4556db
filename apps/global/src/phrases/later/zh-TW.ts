import { account } from '@hanji/i18n/locales/zh-TW/account.ts';

/** What the pages of an account say in this language. */
export const phrases = { account };
