import { errors } from '@hanji/i18n/locales/ko-KR/errors.ts';
import { frame } from '@hanji/i18n/locales/ko-KR/frame.ts';
import { genres } from '@hanji/i18n/locales/ko-KR/genres.ts';
import { menu } from '@hanji/i18n/locales/ko-KR/menu.ts';
import { reading } from '@hanji/i18n/locales/ko-KR/reading.ts';
import { units } from '@hanji/i18n/locales/ko-KR/units.ts';
import { viewer } from '@hanji/i18n/locales/ko-KR/viewer.ts';

/** One chunk: what this edition says in this language from its start. */
export const phrases = { errors, frame, genres, menu, reading, units, viewer };

/** Another, that comes with the first page which says it. */
export function later() {
  return import('./later/ko-KR.ts');
}
