import type { Locale } from './vocabulary.ts';

/** Whether titles for adults are listed for whoever opens a page; see `acceptMatureCookie`. */
type AcceptMature = 'Y' | 'N';

/** Who opens an address of an edition, as the service sees it. */
export type PageVisit = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The header, as it came. */
  readonly cookies: string;
  /** Language tags, the dearest first. */
  readonly languages: readonly string[];
  readonly userAgent: string;
  readonly signedIn: boolean;
};

/** A call that a page's first screen needs; `Data` is what it answers with. */
export type PageCall<Data = unknown> = {
  /** The client's endpoint and its argument, under which the answer is kept. */
  readonly endpoint: string;
  readonly arg: unknown;
  /** Below the API, with its query: `/all_comic/home`. */
  readonly path: string;
  /** The form that is posted there; without one the call is a GET. */
  readonly form?: string | undefined;
  readonly data?: Data;
};

/** What the service is set to, as far as pages show it. */
export type PageSettings = {
  /** Whom readers ask. */
  readonly supportEmail: string;
};

export type PageAnswer = { readonly code: number; readonly data: unknown };

/**
 * Id of what a drawn page is not shown without: the box of its first picture, where all before it is
 * an empty ground. Else a browser that is slow to read the page would paint that ground first.
 */
export const shownWithId = 'shown-with';

/** A picture that the first screen shows, as a preload link names it. */
export type PagePicture = {
  readonly url: string;
  readonly srcset?: string;
  readonly sizes?: string;
  /** Where another picture takes its place. */
  readonly media?: string;
  /** Asked for once the first one is there, whose share of a slow connection it would take. */
  readonly follows?: boolean;
  /** Of the picture itself, where the place that is kept for it follows from them. */
  readonly width?: number;
  readonly height?: number;
};

/** A work or a part of one, in the words of schema.org: what search engines are told beside the page. */
export type LinkedWork =
  | {
      readonly type: 'ComicSeries' | 'BookSeries';
      readonly name: string;
      readonly authors: readonly string[];
      readonly publisher: string | null;
    }
  | {
      readonly type: 'ComicIssue' | 'Chapter';
      readonly name: string;
      readonly partOf: {
        readonly type: 'ComicSeries' | 'BookSeries';
        readonly name: string;
        readonly path: string;
      };
    };

export type PageHead = {
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly kind: 'website' | 'book' | 'article';
  readonly robots: 'index' | 'noindex';
  /** What a messenger shows beside the title. */
  readonly picture: {
    readonly url: string;
    readonly width?: number;
    readonly height?: number;
  } | null;
  /** Of a work, which is in one language whatever surrounds it; null where the page has many. */
  readonly language: Locale | null;
  /** Of a work, where it stands in other languages: paths on the editions that speak them. */
  readonly others?: readonly { readonly language: Locale; readonly path: string }[] | undefined;
  readonly linked?: LinkedWork | undefined;
};

export type FinishedPage = {
  readonly status: number;
  readonly head: PageHead;
  /** Those of the first screen; those that follow another are not preloaded. */
  readonly preload: readonly PagePicture[];
  /** The page as its client draws it first, to stand until that client is here; empty without one. */
  readonly draw: () => Promise<string>;
};

/** What an address of an edition leads to. */
export type PagePlan =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page';
      readonly locale: Locale;
      /** Those of the edition; each has this page by the query's `language`. */
      readonly languages: readonly Locale[];
      /** Modules by the names of what they export, whose files are wanted at once. */
      readonly components: readonly string[];
      readonly call: PageCall | null;
      /** What of the visit's query and browser the page reads: others that agree in it are shown the same. */
      readonly reads: Pick<PageVisit, 'search' | 'userAgent'>;
      /** Takes what the call answered; null where there was none, or none in time. */
      readonly finish: (answer: PageAnswer | null) => Promise<FinishedPage>;
    };

/** What the built edition's `pages.js` exports as `planPage`. */
export type PlanPage = (visit: PageVisit, settings: PageSettings) => Promise<PagePlan>;

/**
 * Where a site that is for reading has its page without a head, a reader or an answer of its own: what a
 * device keeps of the site, to open chapters without a connection.
 */
export const offlinePagePath = '/offline.html';

/** Modules of the client that a novel's chapter wants without a connection, and may not have asked for before. */
export const offlineModules: readonly string[] = [
  'ChapterPage',
  'OpenedNovel',
  'kept-chapters',
  'keep-session',
  'keep-chapters',
  'SiteToasts',
  'ClosedChapter',
  'GlobalFailure',
  'LastChapter',
  'PanelWords',
  'novel-parts',
  'book-speech',
];

/** The element that carries what the service sent along with a page, as JSON. */
export const sentPageId = 'hanji-page';

/** Name of the field by which a search form carries its keyword to the service, where no script does. */
export const searchFormField = 'keyword';

export type SentAnswer = {
  readonly endpoint: string;
  readonly arg: unknown;
  readonly data: unknown;
};

/** What comes with a page, so that its first screen waits for nothing. */
export type SentPage = PageSettings & {
  readonly locale: Locale;
  readonly signedIn: boolean;
  /** What the answer was asked with. */
  readonly acceptMature: AcceptMature;
  /** Those of the first screen, to stand where the screen itself has to open their addresses first. */
  readonly pictures: readonly PagePicture[];
  readonly answer: SentAnswer | null;
};
