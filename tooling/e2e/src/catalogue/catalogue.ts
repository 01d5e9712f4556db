import type { ChapterUnit, ContentType, Locale } from '@hanji/contract/vocabulary.ts';

export type CatalogueChapter = {
  readonly id: number;
  readonly unit: ChapterUnit;
  readonly name: string;
};

/** A title as it stands in the service that the journeys read from. */
export type CatalogueTitle = {
  readonly key: string;
  readonly language: Locale;
  readonly id: number;
  readonly type: ContentType;
  readonly name: string;
  readonly chapters: readonly CatalogueChapter[];
};

/** How members stand to titles for adults: `member` has said and shown nothing. */
export type MemberState = 'member' | 'verified' | 'verifiedAndAccepting' | 'expired';

/** What signing in leaves in a browser. */
export type MemberSession = { readonly token: string; readonly userId: string };

export type Catalogue = {
  /** A session of a member in each state. */
  readonly sessions: Readonly<Record<MemberState, MemberSession>>;
  readonly titles: readonly CatalogueTitle[];
  /** A curated list with an address of its own, in Korean. */
  readonly catalogId: number;
  /** How many titles it holds. */
  readonly catalogSize: number;
};
