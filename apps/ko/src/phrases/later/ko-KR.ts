import { account } from '@hanji/i18n/locales/ko-KR/account.ts';
import { certification } from '@hanji/i18n/locales/ko-KR/certification.ts';
import { deletion } from '@hanji/i18n/locales/ko-KR/deletion.ts';
import { profile } from '@hanji/i18n/locales/ko-KR/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
