import { push } from '@hanji/i18n/locales/vi-VN/push.ts';

/** What comes with what says it: the offer of notices. */
export const phrases = { push };
