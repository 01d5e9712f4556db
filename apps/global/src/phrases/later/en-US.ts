import { account } from '@hanji/i18n/locales/en-US/account.ts';
import { certification } from '@hanji/i18n/locales/en-US/certification.ts';
import { deletion } from '@hanji/i18n/locales/en-US/deletion.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
