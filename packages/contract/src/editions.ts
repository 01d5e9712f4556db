import type { Currency, Locale, LoginType, PaymentMethod } from './vocabulary.ts';

/** The editions; each is a folder under `apps/`, and an origin of the service. */
export const editionIds = ['ko', 'ja', 'global', 'vi-refund'] as const;
export type EditionId = (typeof editionIds)[number];

/** What an edition can be for; calls and pages belong to one of them, or to every edition. */
export const editionCapabilities = [
  'challenge',
  'contests',
  'creator',
  'guest',
  'reading',
  'refund',
] as const;
type EditionCapability = (typeof editionCapabilities)[number];

/**
 * Beside them each way to pay, and what no edition has: `operation` is the operator's console, an
 * origin of its own.
 */
export type Capability = EditionCapability | PaymentMethod | 'operation';

export type EditionFacts = {
  /** The first one is spoken where a reader asks for none that is known. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** Days begin here: rankings, daily menus, view counts, the shutdown's calendar. */
  readonly timeZone: string;
  readonly currency: Currency;
  /** Titles for adults need a verified age (451); elsewhere an acceptance is enough (428). */
  readonly verifiesAdults: boolean;
  /** The external providers by which its readers sign in, in the order of their buttons. */
  readonly loginTypes: readonly LoginType[];
  /** Those that an account may connect besides. */
  readonly connects: readonly LoginType[];
  /** Those that open an account; the others only sign in (reading-service 4, code 417). */
  readonly signsUp: readonly LoginType[];
  /** Who signs up says to be 14 or older, and leaves a mobile number (reading-service 5). */
  readonly asksAge: boolean;
  readonly asksMobile: boolean;
  /** The ways to pay for coins, the first one first; their calls are offered nowhere else. */
  readonly payments: readonly PaymentMethod[];
  /** The service offers an edition the calls of these, and refuses it all others. */
  readonly capabilities: readonly EditionCapability[];
};

/** Whom readers ask, in mails, legal texts and footers alike, unless a setting names another. */
export const supportEmail = 'support@hanji.example';

/** What the service and the pages of an edition must agree on. */
export const editions = {
  ko: {
    locales: ['ko-KR'],
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    verifiesAdults: true,
    loginTypes: ['payco', 'apple', 'google', 'facebook', 'naver', 'kakao'],
    connects: ['payco'],
    signsUp: ['payco'],
    asksAge: true,
    asksMobile: true,
    payments: ['payco'],
    capabilities: ['reading'],
  },
  ja: {
    locales: ['ja-JP'],
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    verifiesAdults: true,
    loginTypes: ['apple', 'google', 'facebook', 'twitter'],
    connects: ['apple', 'google', 'facebook', 'twitter'],
    signsUp: ['apple', 'google', 'facebook', 'twitter'],
    asksAge: false,
    asksMobile: false,
    payments: ['credit', 'carrier', 'paypay'],
    capabilities: ['reading', 'challenge', 'contests', 'creator'],
  },
  global: {
    locales: ['en-US', 'zh-TW', 'fr-FR', 'de-DE'],
    timeZone: 'UTC',
    currency: 'USD',
    verifiesAdults: false,
    loginTypes: ['apple', 'google', 'facebook'],
    connects: ['apple', 'google', 'facebook'],
    signsUp: ['apple', 'google', 'facebook'],
    asksAge: false,
    asksMobile: false,
    payments: ['paypal', 'credit'],
    capabilities: ['reading'],
  },
  'vi-refund': {
    locales: ['vi-VN'],
    timeZone: 'Asia/Tokyo',
    currency: 'KRW',
    verifiesAdults: false,
    loginTypes: ['apple', 'google', 'facebook'],
    connects: [],
    signsUp: ['apple', 'google', 'facebook'],
    asksAge: false,
    asksMobile: false,
    payments: [],
    capabilities: ['refund'],
  },
} as const satisfies Readonly<Record<EditionId, EditionFacts>>;

/** Which edition speaks a language. */
export const editionOfLocale = Object.fromEntries(
  editionIds.flatMap((id) => editions[id].locales.map((locale) => [locale, id])),
) as Readonly<Record<Locale, EditionId>>;
