import type {
  ChapterUnit,
  ContentStatus,
  ContentType,
  Genre,
  Locale,
  Orientation,
  RestrictedAge,
} from '@hanji/contract/vocabulary.ts';

export type ChapterRule = 'spine' | 'contents' | 'whole';

/** What whoever imports says of a work; it goes before what the file says of itself. */
export type ImportOptions = {
  /** Names the work instead of what the file has for that. */
  readonly key?: string;
  readonly type?: ContentType;
  readonly language?: Locale;
  readonly title?: string;
  readonly description?: string;
  readonly authors?: readonly string[];
  readonly publisher?: string;
  readonly genres?: readonly Genre[];
  readonly status?: ContentStatus;
  readonly orientation?: Orientation;
  /** The pages join into a strip that is scrolled to the side. */
  readonly sideways?: true;
  readonly age?: RestrictedAge;
  readonly unit?: ChapterUnit;
  /** Weekdays on which chapters appear, 0 is Sunday. */
  readonly schedule?: readonly number[];
  /** Coins a chapter. */
  readonly price?: number;
  readonly rentalPrice?: number;
  /** How many chapters at the beginning are free; all of them where there is no price. */
  readonly free?: number;
  /** Pages of a comic chapter's trial; any number above 0 gives a novel chapter one. */
  readonly trial?: number;
  readonly chapters?: ChapterRule;
};
