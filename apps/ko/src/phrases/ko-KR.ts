import { account } from '@hanji/i18n/locales/ko-KR/account.ts';
import { errors } from '@hanji/i18n/locales/ko-KR/errors.ts';
import { frame } from '@hanji/i18n/locales/ko-KR/frame.ts';
import { genres } from '@hanji/i18n/locales/ko-KR/genres.ts';
import { menu } from '@hanji/i18n/locales/ko-KR/menu.ts';
import { reading } from '@hanji/i18n/locales/ko-KR/reading.ts';
import { units } from '@hanji/i18n/locales/ko-KR/units.ts';
import { viewer } from '@hanji/i18n/locales/ko-KR/viewer.ts';

/** One chunk: all that this edition says in this language. */
export const phrases = { account, errors, frame, genres, menu, reading, units, viewer };
