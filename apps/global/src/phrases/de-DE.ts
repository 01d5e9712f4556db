import { account } from '@hanji/i18n/locales/de-DE/account.ts';
import { errors } from '@hanji/i18n/locales/de-DE/errors.ts';
import { frame } from '@hanji/i18n/locales/de-DE/frame.ts';
import { genres } from '@hanji/i18n/locales/de-DE/genres.ts';
import { menu } from '@hanji/i18n/locales/de-DE/menu.ts';
import { reading } from '@hanji/i18n/locales/de-DE/reading.ts';
import { units } from '@hanji/i18n/locales/de-DE/units.ts';
import { viewer } from '@hanji/i18n/locales/de-DE/viewer.ts';

/** One chunk: all that this edition says in this language. */
export const phrases = { account, errors, frame, genres, menu, reading, units, viewer };
