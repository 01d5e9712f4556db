import { consent } from '@hanji/i18n/locales/vi-VN/consent.ts';
import { external } from '@hanji/i18n/locales/vi-VN/external.ts';
import { errors } from '@hanji/i18n/locales/vi-VN/errors.ts';
import { frame } from '@hanji/i18n/locales/vi-VN/frame.ts';
import { password } from '@hanji/i18n/locales/vi-VN/password.ts';
import { refund } from '@hanji/i18n/locales/vi-VN/refund.ts';
import { signIn } from '@hanji/i18n/locales/vi-VN/signIn.ts';
import { units } from '@hanji/i18n/locales/vi-VN/units.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { consent, errors, external, frame, password, refund, signIn, units };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/vi-VN.ts');
}
