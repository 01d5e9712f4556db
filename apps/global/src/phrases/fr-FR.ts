import { account } from '@hanji/i18n/locales/fr-FR/account.ts';
import { errors } from '@hanji/i18n/locales/fr-FR/errors.ts';
import { frame } from '@hanji/i18n/locales/fr-FR/frame.ts';
import { genres } from '@hanji/i18n/locales/fr-FR/genres.ts';
import { menu } from '@hanji/i18n/locales/fr-FR/menu.ts';
import { reading } from '@hanji/i18n/locales/fr-FR/reading.ts';
import { units } from '@hanji/i18n/locales/fr-FR/units.ts';
import { viewer } from '@hanji/i18n/locales/fr-FR/viewer.ts';

/** One chunk: all that this edition says in this language. */
export const phrases = { account, errors, frame, genres, menu, reading, units, viewer };
