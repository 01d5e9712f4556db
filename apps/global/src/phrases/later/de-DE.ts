import { account } from '@hanji/i18n/locales/de-DE/account.ts';
import { certification } from '@hanji/i18n/locales/de-DE/certification.ts';
import { deletion } from '@hanji/i18n/locales/de-DE/deletion.ts';
import { profile } from '@hanji/i18n/locales/de-DE/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
