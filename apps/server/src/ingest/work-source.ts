import type { Accessibility, Contributor } from '@hanji/contract/entities/content.ts';
import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type {
  AuthorRole,
  ChapterEvent,
  ChapterUnit,
  ContentStatus,
  ContentType,
  Genre,
  Locale,
  Orientation,
  PurchaseMethod,
  RentMethod,
  RestrictedAge,
} from '@hanji/contract/vocabulary.ts';
import type { WriteBook } from './epub/write/written-book.ts';
import type { Raster } from './picture/impression.ts';
import type { ChapterKeys } from './work/chapters/match-chapters.ts';

/** What the pencil knows of a plain JPEG that it made: nobody need decode it to store it. */
export type DrawnPicture = {
  readonly width: number;
  readonly height: number;
  /** The picture small, for its impression; the same one for pictures that may share theirs. */
  readonly preview: Raster;
  /** Where its panels stand; left out where it has none that could be read one by one. */
  readonly panels?: readonly ImagePanel[];
  /** What stands for the chapter that this page opens, 4:3; cut out of the page otherwise. */
  readonly thumbnail?: PictureSource;
};

/** `cutOff`: its beginning can be shown, and is. `unreadable`: a marked gap stands in its place. */
export type PictureDamage = 'cutOff' | 'unreadable';

/** A picture to store: an encoded file, or raw RGBA pixels, 4 bytes each, row by row. */
export type PictureSource =
  | {
      readonly kind: 'file';
      readonly bytes: Uint8Array;
      readonly drawn?: DrawnPicture;
      /** Whoever gives this wants what is left of a damaged picture; without it that is refused. */
      readonly onDamage?: (damage: PictureDamage) => void;
    }
  | {
      readonly kind: 'rgba';
      readonly pixels: Uint8Array;
      readonly width: number;
      readonly height: number;
    };

/** Prices in coins, periods in seconds. What is left out is not offered. */
export type ChapterSales = {
  readonly free: boolean;
  readonly rentAllowedWith?: readonly RentMethod[];
  readonly purchaseAllowedWith?: readonly PurchaseMethod[];
  readonly event?: ChapterEvent;
  readonly originalPrice?: number;
  readonly price?: number;
  readonly coinBackPrice?: number;
  readonly originalRentalPrice?: number;
  readonly rentalPrice?: number;
  readonly rentalPeriod?: number;
  /** When its chapters can be rented no more; never without it. */
  readonly rentExpireAt?: Date;
  readonly trialPages?: number;
};

/** Whether a chapter is to have a preview, as far as one can be made. */
export function isWithPreview({ trialPages = 0 }: ChapterSales): boolean {
  return trialPages > 0;
}

/**
 * A page. `key` names the same picture again, in this run, so that it is encoded once; `picture`
 * may be what draws it, called for unknown keys only.
 */
export type PageSource = {
  readonly key?: string;
  readonly picture: PictureSource | (() => Promise<PictureSource>);
  /** What is to be seen and said on it, for who does not see it; in the work's language. */
  readonly description?: string;
  /** Of one that is drawn: it is not asked for before there is room for so many. */
  readonly pixels?: number;
};

export type ChapterSource = {
  /** Names the chapter within its work, whatever its place, its title and its pages: see `keys`. */
  readonly key: string;
  readonly unit: ChapterUnit;
  readonly name: string;
  /** Left out: the moment at which it was first taken in. */
  readonly publishedAt?: Date;
  readonly authorComment?: string;
  readonly sales: ChapterSales;
  /** How many pages `body` will give, where that is known beforehand: for progress only. */
  readonly pageCount?: number;
  /**
   * What the chapter holds, read only when its turn comes. Pages are pulled one by one, so that a
   * chapter never has to be in memory whole.
   */
  readonly body:
    | { readonly kind: 'images'; pages(): AsyncIterable<PageSource> }
    /** Writes a complete EPUB of this chapter; for one at a time. */
    | { readonly kind: 'epub'; readonly book: WriteBook };
};

/** A work on its way into the catalogue, wherever it comes from: a file, or the demo's pencil. */
export type WorkSource = {
  /** Names the work: the same again changes nothing, a changed one replaces it. */
  readonly importKey: string;
  /** Digest of everything below; equal to the stored one means that nothing is to be done. */
  readonly digest: string;
  /**
   * Given where nothing but a file's name and a title make the key: what the digest begins with as
   * long as the bytes are the same. Other bytes are then another work, until somebody says else.
   */
  readonly onlyFrom?: string;
  /**
   * Given where the key is an identifier that other works may bear too: what this one goes by where
   * a work of another title or by others has that already.
   */
  readonly ownKey?: string;
  /**
   * Whether the chapters' keys are identifiers that stay, or were found in names of files, which
   * shift when somebody numbers them anew: then equal content says more than an equal key.
   */
  readonly keys: ChapterKeys;
  readonly type: ContentType;
  readonly language: Locale;
  readonly name: string;
  readonly description: string;
  readonly status: ContentStatus;
  readonly badgeLabel?: string;
  readonly genres: readonly Genre[];
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  /** Who else worked on it, in the order of the credits. */
  readonly contributors?: readonly Contributor[];
  /** The series that it is part of, and which part: `2`, `1.5`. */
  readonly series?: { readonly name: string; readonly position?: string };
  readonly accessibility?: Accessibility;
  /** Names as they are filed or read aloud: shown nowhere, and found by searches. */
  readonly searchWords?: readonly string[];
  readonly publisherName?: string;
  readonly publishDays?: readonly number[];
  readonly restrictedAge: RestrictedAge;
  readonly original?: boolean;
  readonly exclusive?: boolean;
  readonly adsEnabled?: boolean;
  readonly orientation: Orientation;
  /** Its pages join into a strip that is scrolled to the side; never where the orientation is TTB. */
  readonly sideways?: boolean;
  readonly chapterUnit: ChapterUnit;
  readonly gaugeUsable?: boolean;
  readonly ticketUsable?: boolean;
  readonly coinUsable?: boolean;
  readonly recoverInterval?: number;
  readonly rentalPeriod?: number;
  /** When its chapters can be rented no more; never without it. */
  readonly rentExpireAt?: Date;
  readonly totalViews?: number;
  /** Portrait 3:4; the first page stands in where there is none. */
  readonly cover?: () => Promise<PictureSource>;
  /** What stands for the work in a square; part of the cover where there is none. */
  readonly square?: () => Promise<PictureSource>;
  /** Wide picture for content home and banners. */
  readonly keyVisual?: () => Promise<PictureSource>;
  readonly chapters: readonly ChapterSource[];
  /**
   * Asked before the work is shown: throws `ImportError` where its file was written to since it was
   * opened, so that what was read of it belongs to no digest.
   */
  readonly checkFile?: () => Promise<void>;
};
