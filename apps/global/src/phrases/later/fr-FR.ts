import { account } from '@hanji/i18n/locales/fr-FR/account.ts';
import { certification } from '@hanji/i18n/locales/fr-FR/certification.ts';
import { deletion } from '@hanji/i18n/locales/fr-FR/deletion.ts';
import { profile } from '@hanji/i18n/locales/fr-FR/profile.ts';

/** What the pages of an account say in this language. */
export const phrases = { account, certification, deletion, profile };
