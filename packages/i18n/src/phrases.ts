import type { accessibility } from './locales/en-US/accessibility.ts';
import type { account } from './locales/en-US/account.ts';
import type { certification } from './locales/en-US/certification.ts';
import type { challenge } from './locales/en-US/challenge.ts';
import type { closed } from './locales/en-US/closed.ts';
import type { coinHistory } from './locales/en-US/coinHistory.ts';
import type { comic } from './locales/en-US/comic.ts';
import type { comments } from './locales/en-US/comments.ts';
import type { consent } from './locales/en-US/consent.ts';
import type { contests } from './locales/en-US/contests.ts';
import type { creator } from './locales/en-US/creator.ts';
import type { deletion } from './locales/en-US/deletion.ts';
import type { errors } from './locales/en-US/errors.ts';
import type { events } from './locales/en-US/events.ts';
import type { external } from './locales/en-US/external.ts';
import type { failures } from './locales/en-US/failures.ts';
import type { frame } from './locales/en-US/frame.ts';
import type { genres } from './locales/en-US/genres.ts';
import type { inbox } from './locales/en-US/inbox.ts';
import type { help } from './locales/en-US/help.ts';
import type { inquiry } from './locales/en-US/inquiry.ts';
import type { integrate } from './locales/en-US/integrate.ts';
import type { library } from './locales/en-US/library.ts';
import type { mails } from './locales/en-US/mails.ts';
import type { menu } from './locales/en-US/menu.ts';
import type { notices } from './locales/en-US/notices.ts';
import type { novel } from './locales/en-US/novel.ts';
import type { offerwall } from './locales/en-US/offerwall.ts';
import type { password } from './locales/en-US/password.ts';
import type { profile } from './locales/en-US/profile.ts';
import type { purchase } from './locales/en-US/purchase.ts';
import type { push } from './locales/en-US/push.ts';
import type { reading } from './locales/en-US/reading.ts';
import type { refund } from './locales/en-US/refund.ts';
import type { sharing } from './locales/en-US/sharing.ts';
import type { shop } from './locales/en-US/shop.ts';
import type { signIn } from './locales/en-US/signIn.ts';
import type { signUp } from './locales/en-US/signUp.ts';
import type { site } from './locales/en-US/site.ts';
import type { units } from './locales/en-US/units.ts';
import type { unlock } from './locales/en-US/unlock.ts';
import type { uploads } from './locales/en-US/uploads.ts';
import type { viewer } from './locales/en-US/viewer.ts';
import type { Locale } from './locale.ts';
import type { PluralCategory } from './plural-categories.ts';

/** English is the source: of the keys, and of the values that a phrase needs. */
export type SourcePhrases = {
  accessibility: typeof accessibility;
  account: typeof account;
  certification: typeof certification;
  challenge: typeof challenge;
  closed: typeof closed;
  coinHistory: typeof coinHistory;
  comic: typeof comic;
  comments: typeof comments;
  consent: typeof consent;
  contests: typeof contests;
  creator: typeof creator;
  deletion: typeof deletion;
  errors: typeof errors;
  events: typeof events;
  external: typeof external;
  failures: typeof failures;
  frame: typeof frame;
  genres: typeof genres;
  inbox: typeof inbox;
  help: typeof help;
  inquiry: typeof inquiry;
  integrate: typeof integrate;
  library: typeof library;
  mails: typeof mails;
  menu: typeof menu;
  notices: typeof notices;
  novel: typeof novel;
  offerwall: typeof offerwall;
  password: typeof password;
  profile: typeof profile;
  purchase: typeof purchase;
  push: typeof push;
  reading: typeof reading;
  refund: typeof refund;
  sharing: typeof sharing;
  shop: typeof shop;
  signIn: typeof signIn;
  signUp: typeof signUp;
  site: typeof site;
  units: typeof units;
  unlock: typeof unlock;
  uploads: typeof uploads;
  viewer: typeof viewer;
};

export type Namespace = keyof SourcePhrases;

/** Phrases that count, by the name under which they are asked for: `coins` of `coins_other`. */
export type PluralKey<N extends Namespace> = keyof SourcePhrases[N] extends infer Key
  ? Key extends `${infer Base}_other`
    ? Base
    : never
  : never;

type FormOf<Base extends string> = `${Base}_${Intl.LDMLPluralRule}`;
type PlainKey<N extends Namespace> = Exclude<keyof SourcePhrases[N] & string, FormOf<PluralKey<N>>>;

/** What can be asked for in a namespace. */
export type PhraseKey<N extends Namespace> = PlainKey<N> | PluralKey<N>;

/** One namespace of one language: every key, and of what counts the language's own forms. */
export type Phrases<L extends Locale, N extends Namespace> = {
  readonly [Key in PlainKey<N> | `${PluralKey<N>}_${PluralCategory<L>}`]: string;
};

/** The phrases of one language, as far as an edition uses them. */
export type PhraseBundle<L extends Locale = Locale> = L extends Locale
  ? { readonly [N in Namespace]?: Phrases<L, N> }
  : never;
