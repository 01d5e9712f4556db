import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import type { ResumedSelection } from '@hanji/domain/purchase/pending/pending-selection.ts';
import type { Selection } from '@hanji/domain/purchase/bulk/selection.ts';
import type { PurchaseNeed } from '@hanji/domain/purchase/flow/open-chapter.ts';
import type { ComponentType, ReactNode } from 'react';

/** What a signed-in reader has to spend. */
export type ReaderTotals = {
  readonly purchasedCoins: number;
  readonly freeCoins: number;
  readonly tickets: number;
};

export type ReaderTotalsProps = {
  /** Draws with what the reader has; with null as long as nothing is known. */
  readonly children: (totals: ReaderTotals | null) => ReactNode;
};

export type EmailSignInProps = {
  /** Where the reader goes on after signing in; Home where nothing is wanted. */
  readonly redirect: string | null;
};

/** A title whose chapters are sold. */
export type SoldTitle = {
  readonly contentType: ContentType;
  readonly contentId: number;
};

export type ChapterPurchaseProps = SoldTitle & {
  /** The title's name. */
  readonly title: string;
  readonly chapter: Chapter;
  /** What the reader owns, as the screen knew it. */
  readonly inventory: Inventory | null;
  readonly need: PurchaseNeed;
  /** Leads to the viewer: the chapter is the reader's now, or its preview is wanted. */
  readonly onOpen: (intent: 'read' | 'preview') => void;
  readonly onClose: () => void;
};

/** A chapter as lists have it, and what its reader owns. */
export type SoldChapter = {
  readonly chapter: Chapter;
  /** The name of its title. */
  readonly title: string;
  readonly inventory: Inventory | null;
};

export type PendingPurchaseProps = SoldTitle & {
  /** Those of the chapters that the title has, as they are now. Rejects as calls do. */
  readonly findChapters: (chapterIds: readonly number[]) => Promise<readonly SoldChapter[]>;
  /** Leads to the viewer: the chapter is the reader's now. */
  readonly onOpen: (chapterId: number) => void;
  /** Chooses chapters of the title's list again; null where no list is on the screen. */
  readonly onChoose: ((resumed: ResumedSelection) => void) | null;
};

export type SelectPurchaseProps = SoldTitle & {
  /** The title's name. */
  readonly title: string;
  readonly inventory: Inventory | null;
  /** The list that is chosen from. */
  readonly chapters: readonly Chapter[];
  readonly selection: Selection;
  /** The price in coins of a selection that was interrupted: it is asked about at once. */
  readonly resumedPrice: number | null;
  readonly onSelection: (selection: Selection) => void;
  /** Nothing is chosen any more: bought, or left. */
  readonly onClose: () => void;
};

type CommentTotalProps = SoldTitle & {
  readonly chapterId: number;
};

/**
 * What features add to screens that are not theirs: they know this list and not each other, and an
 * edition's composition fills it, each with a chunk of its own (`lazyComponent`). What is left out
 * is not in the edition's files.
 */
export type EditionSlots = {
  /** The form for email and password, in the side menu of a visitor. */
  readonly EmailSignIn?: ComponentType<EmailSignInProps>;
  /** The side menu of a signed-in reader. */
  readonly ReaderTotals?: ComponentType<ReaderTotalsProps>;
  /** Below the totals, where coins of the reader end soon. */
  readonly ExpiringCoins?: ComponentType;
  /** Before a chapter that is not simply open; without it the viewer's page says so. */
  readonly ChapterPurchase?: ComponentType<ChapterPurchaseProps>;
  /** On a title's pages, while a purchase waits for its reader to come back to it. */
  readonly PendingPurchase?: ComponentType<PendingPurchaseProps>;
  /** Below a title's list while chapters are chosen to be bought together. */
  readonly SelectPurchase?: ComponentType<SelectPurchaseProps>;
  /** Inside the link to a chapter's comments; the link is there where the edition has their page. */
  readonly CommentTotal?: ComponentType<CommentTotalProps>;
};
