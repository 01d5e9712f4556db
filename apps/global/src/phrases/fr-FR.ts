import { errors } from '@hanji/i18n/locales/fr-FR/errors.ts';
import { frame } from '@hanji/i18n/locales/fr-FR/frame.ts';
import { genres } from '@hanji/i18n/locales/fr-FR/genres.ts';
import { menu } from '@hanji/i18n/locales/fr-FR/menu.ts';
import { reading } from '@hanji/i18n/locales/fr-FR/reading.ts';
import { units } from '@hanji/i18n/locales/fr-FR/units.ts';
import { viewer } from '@hanji/i18n/locales/fr-FR/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/fr-FR.ts');
}
