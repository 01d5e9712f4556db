import { errors } from '@hanji/i18n/locales/zh-TW/errors.ts';
import { frame } from '@hanji/i18n/locales/zh-TW/frame.ts';
import { genres } from '@hanji/i18n/locales/zh-TW/genres.ts';
import { menu } from '@hanji/i18n/locales/zh-TW/menu.ts';
import { reading } from '@hanji/i18n/locales/zh-TW/reading.ts';
import { units } from '@hanji/i18n/locales/zh-TW/units.ts';
import { viewer } from '@hanji/i18n/locales/zh-TW/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/zh-TW.ts');
}
