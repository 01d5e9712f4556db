import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ContentCategory, ContentType } from '@hanji/contract/vocabulary.ts';
import type { ReadShares } from '@hanji/domain/community/comment-place.ts';
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

/** What came into a member's inbox since they looked, and where the first of it is. */
export type InboxNews = { readonly count: number; readonly href: string };

export type InboxNewsProps = {
  /** Draws what is new; null as long as nothing is, or is known. */
  readonly children: (news: InboxNews | null) => ReactNode;
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

export type ContinueReadingProps = {
  /** Of the Home that is shown. */
  readonly category: ContentCategory;
};

export type SubscribeButtonProps = SoldTitle & {
  /** As the title's home has told it. */
  readonly subscribed: boolean;
};

export type CommentTotalProps = SoldTitle & {
  readonly chapterId: number;
  /** As it was told with the chapter. */
  readonly total: number;
  /** Without a picture: that of the button stands beside it. */
  readonly bare?: boolean | undefined;
};

export type EndCommentsProps = SoldTitle & {
  readonly chapterId: number;
  /** For how many comments there is room until they have come. */
  readonly coming: number;
};

/** Where a reader is in a chapter, for what stands beside it; null while nothing is known. */
export type FollowedPlace = {
  readonly subscribe: (onMove: () => void) => () => void;
  readonly read: () => ReadShares | null;
};

export type PlacedCommentsProps = SoldTitle & {
  readonly chapterId: number;
  readonly place: FollowedPlace;
  /** The share of the chapter that the screen shows. */
  readonly screen: number;
};

export type EnterContestsProps = {
  /** A title of challenge that is the reader's own. */
  readonly contentId: number;
};

export type PushPromptProps = {
  /** Where it stands by itself: it stays once notices are on, and turns them off again. */
  readonly lasting?: boolean | undefined;
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
  /** In the header of a signed-in reader. */
  readonly InboxNews?: ComponentType<InboxNewsProps>;
  /** Before a chapter that is not simply open; without it the viewer's page says so. */
  readonly ChapterPurchase?: ComponentType<ChapterPurchaseProps>;
  /** On a title's pages, while a purchase waits for its reader to come back to it. */
  readonly PendingPurchase?: ComponentType<PendingPurchaseProps>;
  /** Below a title's list while chapters are chosen to be bought together. */
  readonly SelectPurchase?: ComponentType<SelectPurchaseProps>;
  /** On Home, below the banner: titles that its reader has begun. */
  readonly ContinueReading?: ComponentType<ContinueReadingProps>;
  /** On a title's home: subscribes to it. */
  readonly SubscribeButton?: ComponentType<SubscribeButtonProps>;
  /** At the foot of full pages: where help and the legal texts are. */
  readonly FooterLinks?: ComponentType;
  /** At the end of Home and of refund pages: offers notices to who is signed in. */
  readonly PushPrompt?: ComponentType<PushPromptProps>;
  /** Among the settings: what a member is told of. */
  readonly NoticeSettings?: ComponentType;
  /** Inside the link to a chapter's comments; the link is there where the edition has their page. */
  readonly CommentTotal?: ComponentType<CommentTotalProps>;
  /** Below a chapter's end, once a reader is there: what was liked most, and a field for one's own. */
  readonly EndComments?: ComponentType<EndCommentsProps>;
  /** Over a chapter, at the side: what was said at the places that its reader has passed. */
  readonly PlacedComments?: ComponentType<PlacedCommentsProps>;
  /** In the viewer's bars: shows and hides that. */
  readonly PlacedCommentsSwitch?: ComponentType;
  /** On a creator's desk, among what there is to do with a title: the contests that it can enter. */
  readonly EnterContests?: ComponentType<EnterContestsProps>;
};
