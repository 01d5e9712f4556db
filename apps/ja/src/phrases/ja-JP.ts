import { errors } from '@hanji/i18n/locales/ja-JP/errors.ts';
import { frame } from '@hanji/i18n/locales/ja-JP/frame.ts';
import { genres } from '@hanji/i18n/locales/ja-JP/genres.ts';
import { menu } from '@hanji/i18n/locales/ja-JP/menu.ts';
import { reading } from '@hanji/i18n/locales/ja-JP/reading.ts';
import { units } from '@hanji/i18n/locales/ja-JP/units.ts';
import { viewer } from '@hanji/i18n/locales/ja-JP/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/ja-JP.ts');
}
