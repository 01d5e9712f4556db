import { account } from '@hanji/i18n/locales/zh-TW/account.ts';
import { errors } from '@hanji/i18n/locales/zh-TW/errors.ts';
import { frame } from '@hanji/i18n/locales/zh-TW/frame.ts';
import { genres } from '@hanji/i18n/locales/zh-TW/genres.ts';
import { menu } from '@hanji/i18n/locales/zh-TW/menu.ts';
import { reading } from '@hanji/i18n/locales/zh-TW/reading.ts';
import { units } from '@hanji/i18n/locales/zh-TW/units.ts';
import { viewer } from '@hanji/i18n/locales/zh-TW/viewer.ts';

/** One chunk: all that this edition says in this language. */
export const phrases = { account, errors, frame, genres, menu, reading, units, viewer };
