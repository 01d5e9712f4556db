import type { Locale } from '@hanji/i18n/locale.ts';

export type EditionId = 'ko' | 'ja' | 'global' | 'vi-refund';

/** What an edition can do beyond reading; off unless its page says otherwise. */
export type Capabilities = {
  /** The creator-submitted area, its contests and the pages for creators. */
  readonly challenge: boolean;
  readonly contests: boolean;
  readonly creator: boolean;
  /** Titles can be opened: browsing, search, content home, viewers. */
  readonly reading: boolean;
  /** The shutdown build's pages, and its guard over every other address. */
  readonly refund: boolean;
  readonly mature: {
    /** The 19ON switch of menus and settings. */
    readonly switch: boolean;
    /** Who is 19 must prove it (451), instead of saying so (428). */
    readonly verification: boolean;
  };
  readonly wallet: {
    /** A dialog asks before coins are used. */
    readonly confirmCoinUse: boolean;
  };
  readonly footer: {
    readonly businessInformation: boolean;
  };
};

const nothing: Capabilities = {
  challenge: false,
  contests: false,
  creator: false,
  reading: false,
  refund: false,
  mature: { switch: false, verification: false },
  wallet: { confirmCoinUse: false },
  footer: { businessInformation: false },
};

type Asked<T> = { readonly [Key in keyof T]?: T[Key] extends object ? Asked<T[Key]> : T[Key] };

export const signInProviders = [
  'wallet',
  'email',
  'apple',
  'google',
  'facebook',
  'naver',
  'kakao',
  'twitter',
] as const;
export type SignInProvider = (typeof signInProviders)[number];

export type BusinessInformation = {
  readonly company: string;
  readonly representative: string;
  readonly businessNumber: string;
  readonly mailOrderNumber: string;
  readonly address: string;
  readonly contact: string;
};

export type Edition = {
  readonly id: EditionId;
  /** The first is the one that an unknown language gets. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly timeZone: string;
  readonly currency: 'KRW' | 'JPY' | 'USD';
  readonly signIn: readonly SignInProvider[];
  /** What packages ask for, instead of asking for an edition's name. */
  readonly supports: Capabilities;
  readonly business: BusinessInformation | null;
};

type EditionPage = Omit<Edition, 'supports' | 'business'> & {
  readonly supports?: Asked<Capabilities>;
  readonly business?: BusinessInformation;
};

/** Turns an edition's page into an edition: everything it does not name is off. */
export function defineEdition({ supports = {}, business, ...page }: EditionPage): Edition {
  return {
    ...page,
    business: business ?? null,
    supports: {
      ...nothing,
      ...supports,
      mature: { ...nothing.mature, ...supports.mature },
      wallet: { ...nothing.wallet, ...supports.wallet },
      footer: { ...nothing.footer, ...supports.footer },
    },
  };
}
