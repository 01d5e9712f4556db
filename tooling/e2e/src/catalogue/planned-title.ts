import type { ChapterSales, WorkSource } from '@hanji/server/ingest/work-source.ts';
import type {
  ChapterUnit,
  ContentType,
  Genre,
  Locale,
  Orientation,
  RestrictedAge,
} from '@hanji/contract/vocabulary.ts';

export type PlannedChapter = {
  readonly unit: ChapterUnit;
  readonly name: string;
  readonly sales: ChapterSales;
  /** Pages of a comic. */
  readonly pages?: number;
  /** XHTML of a novel's body. */
  readonly text?: string;
};

/** A title of the journeys' catalogue. */
export type PlannedTitle = {
  /** Names it in a language: `comic`, `novel`, `mature`. */
  readonly key: string;
  readonly language: Locale;
  readonly type: ContentType;
  readonly name: string;
  readonly author: string;
  readonly description: string;
  readonly genres: readonly Genre[];
  readonly orientation: Orientation;
  /** Its pages join into a strip that is scrolled to the side. */
  readonly sideways?: true;
  readonly restrictedAge?: RestrictedAge;
  readonly totalViews: number;
  /** When nothing of it can be rented any more; never without it. */
  readonly rentExpireAt?: Date;
  readonly pageSize?: { readonly width: number; readonly height: number };
  /** What a book would say of itself. */
  readonly facts?: Pick<WorkSource, 'contributors' | 'series' | 'accessibility'>;
  readonly chapters: readonly PlannedChapter[];
};
