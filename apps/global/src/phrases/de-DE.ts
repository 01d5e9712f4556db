import { errors } from '@hanji/i18n/locales/de-DE/errors.ts';
import { frame } from '@hanji/i18n/locales/de-DE/frame.ts';
import { genres } from '@hanji/i18n/locales/de-DE/genres.ts';
import { menu } from '@hanji/i18n/locales/de-DE/menu.ts';
import { reading } from '@hanji/i18n/locales/de-DE/reading.ts';
import { units } from '@hanji/i18n/locales/de-DE/units.ts';
import { viewer } from '@hanji/i18n/locales/de-DE/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/de-DE.ts');
}
