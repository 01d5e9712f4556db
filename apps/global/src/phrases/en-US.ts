import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { menu } from '@hanji/i18n/locales/en-US/menu.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/en-US.ts');
}
