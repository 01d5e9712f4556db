import type { account } from './locales/en-US/account.ts';
import type { errors } from './locales/en-US/errors.ts';
import type { frame } from './locales/en-US/frame.ts';
import type { genres } from './locales/en-US/genres.ts';
import type { menu } from './locales/en-US/menu.ts';
import type { reading } from './locales/en-US/reading.ts';
import type { refund } from './locales/en-US/refund.ts';
import type { units } from './locales/en-US/units.ts';
import type { viewer } from './locales/en-US/viewer.ts';

/** English is the source of the keys; every other language must have exactly these. */
export type SourcePhrases = {
  account: typeof account;
  errors: typeof errors;
  frame: typeof frame;
  genres: typeof genres;
  menu: typeof menu;
  reading: typeof reading;
  refund: typeof refund;
  units: typeof units;
  viewer: typeof viewer;
};

export type Namespace = keyof SourcePhrases;

export type Phrases = {
  readonly [N in Namespace]: { readonly [Key in keyof SourcePhrases[N]]: string };
};
