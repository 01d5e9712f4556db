import { account } from '@hanji/i18n/locales/zh-TW/account.ts';
import { certification } from '@hanji/i18n/locales/zh-TW/certification.ts';
import { deletion } from '@hanji/i18n/locales/zh-TW/deletion.ts';
import { profile } from '@hanji/i18n/locales/zh-TW/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
