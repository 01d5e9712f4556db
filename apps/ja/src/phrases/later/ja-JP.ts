import { account } from '@hanji/i18n/locales/ja-JP/account.ts';
import { certification } from '@hanji/i18n/locales/ja-JP/certification.ts';
import { deletion } from '@hanji/i18n/locales/ja-JP/deletion.ts';
import { profile } from '@hanji/i18n/locales/ja-JP/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
