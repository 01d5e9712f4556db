import type { EditionFacts, EditionId } from '@hanji/contract/editions.ts';

/** What an edition can do beyond reading; off unless its page says otherwise. */
export type Capabilities = {
  /** The creator-submitted area, its contests and the pages for creators. */
  readonly challenge: boolean;
  readonly contests: boolean;
  readonly creator: boolean;
  /** Who reads without signing in has an account of their device (reading-service, section 1). */
  readonly guest: boolean;
  /** Titles can be opened: browsing, search, content home, viewers. */
  readonly reading: boolean;
  /** The shutdown build's pages, and its guard over every other address. */
  readonly refund: boolean;
  readonly mature: {
    /** The 19ON switch of menus and settings. */
    readonly switch: boolean;
    /** Thumbnails stay blurred until the age is verified, instead of until the reader accepts. */
    readonly blurUntilVerified: boolean;
    /** Who is 19 must prove it (451), instead of saying so (428): for the screens of certification. */
    readonly verification: boolean;
  };
  readonly wallet: {
    /** A dialog asks before coins are used (reading-service, section 4): for the screens of the wallet. */
    readonly confirmCoinUse: boolean;
    /** Beside what is sold stands how a purchase is withdrawn from. */
    readonly withdrawalNotice: boolean;
    /** Beside what is sold stand the pages on fund settlement and commercial transactions. */
    readonly salesActLinks: boolean;
  };
  readonly header: {
    /** On wide screens the header has its links in the line, instead of behind the menu. */
    readonly bar: boolean;
  };
  readonly footer: {
    readonly businessInformation: boolean;
  };
};

const nothing: Capabilities = {
  challenge: false,
  contests: false,
  creator: false,
  guest: false,
  reading: false,
  refund: false,
  mature: { switch: false, blurUntilVerified: false, verification: false },
  wallet: { confirmCoinUse: false, withdrawalNotice: false, salesActLinks: false },
  header: { bar: false },
  footer: { businessInformation: false },
};

type Asked<T> = { readonly [Key in keyof T]?: T[Key] extends object ? Asked<T[Key]> : T[Key] };

const signInProviders = [
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
  /** An email address; a page that its service has sent shows that of the service's settings. */
  readonly contact: string;
};

/** How accounts are opened and joined; what an edition leaves out is none, and not asked. */
type AccountFacts = Pick<
  EditionFacts,
  'loginTypes' | 'connects' | 'signsUp' | 'asksAge' | 'asksMobile'
>;

const noAccounts: AccountFacts = {
  loginTypes: [],
  connects: [],
  signsUp: [],
  asksAge: false,
  asksMobile: false,
};

export type Edition = Pick<EditionFacts, 'locales' | 'timeZone' | 'currency'> &
  AccountFacts & {
    readonly id: EditionId;
    readonly signIn: readonly SignInProvider[];
    /** What packages ask for, instead of asking for an edition's name. */
    readonly supports: Capabilities;
    readonly business: BusinessInformation | null;
  };

type EditionPage = Omit<EditionFacts, 'capabilities' | 'payments' | keyof AccountFacts> &
  Partial<AccountFacts> & {
    readonly capabilities?: EditionFacts['capabilities'];
    /** The service says what can be paid by, of those that are set. */
    readonly payments?: EditionFacts['payments'];
    readonly id: EditionId;
    readonly signIn: readonly SignInProvider[];
    readonly supports?: Asked<
      Omit<Capabilities, 'mature'> & { mature: Omit<Capabilities['mature'], 'verification'> }
    >;
    readonly business?: BusinessInformation;
  };

/**
 * Turns an edition's page into an edition: everything it does not name is off. Its facts come from
 * the contract, since the service decides by them too.
 */
export function defineEdition({
  supports = {},
  capabilities = [],
  business,
  verifiesAdults,
  ...page
}: EditionPage): Edition {
  return {
    ...noAccounts,
    ...page,
    business: business ?? null,
    supports: {
      ...nothing,
      ...Object.fromEntries(capabilities.map((capability) => [capability, true])),
      ...supports,
      mature: { ...nothing.mature, ...supports.mature, verification: verifiesAdults },
      wallet: { ...nothing.wallet, ...supports.wallet },
      header: { ...nothing.header, ...supports.header },
      footer: { ...nothing.footer, ...supports.footer },
    },
  };
}
