import { account } from '@hanji/i18n/locales/vi-VN/account.ts';
import { errors } from '@hanji/i18n/locales/vi-VN/errors.ts';
import { frame } from '@hanji/i18n/locales/vi-VN/frame.ts';
import { refund } from '@hanji/i18n/locales/vi-VN/refund.ts';
import { units } from '@hanji/i18n/locales/vi-VN/units.ts';

/** One chunk: all that this edition says in this language. */
export const phrases = { account, errors, frame, refund, units };
