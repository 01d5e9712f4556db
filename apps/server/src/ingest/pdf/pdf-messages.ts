/** A PDF of more is refused. */
export const mostPages = 5000;

export type PageTree = {
  /** That its root says there are. */
  readonly counted: number;
  /** That are met on the way to that number; fewer where it is too large. */
  readonly pages: number;
  /** Objects of those behind them, where it is too small; 0 for one that cannot be told. */
  readonly lost: readonly number[];
  /** There may be more, which could not be looked for. */
  readonly isPartial: boolean;
};

/** What a PDF says of itself; empty strings where it is silent. */
export type PdfFacts = {
  readonly tree: PageTree;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly rightToLeft: boolean;
  /** Top entries of its outline that lead to a page, counted from 0. */
  readonly outline: readonly { readonly title: string; readonly page: number }[];
  /** The first of them, by name. */
  readonly attachments: readonly string[];
  /** How many there are. */
  readonly attached: number;
  /** Scripts, of which none ever runs. */
  readonly scripts: number;
  /** Its pages only stand for those of a form in another language (XFA). */
  readonly isForm: boolean;
};

/** What a page has that no picture of it shows. */
export type PageRemark =
  | 'note'
  | 'field'
  | 'attachment'
  | 'media'
  | 'program'
  | 'address'
  /** There are so many of all these that not each was looked at. */
  | 'more';

export type PageFacts = {
  /** Of its picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of its text, without white space. */
  readonly characters: number;
  /** Those of them that are not drawn. */
  readonly undrawn: number;
  readonly isEmpty: boolean;
  readonly remarks: readonly PageRemark[];
};

export type PdfAsk = {
  readonly what: 'facts' | 'survey' | 'picture';
  /** Counted from 0. */
  readonly page: number;
  /** The page's object, where the file does not count it. */
  readonly object?: number | undefined;
};

export type PdfAnswer =
  /** The thread waits for the first question. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'facts'; readonly facts: PdfFacts }
  | { readonly kind: 'survey'; readonly survey: PageFacts }
  /** A picture file: the JPEG of which a page consists, or a TIFF of what was drawn. */
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  /** The file as a whole, after its name. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** A page, after its name. */
  | { readonly kind: 'tooLarge'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export type PdfReply = PdfAnswer & {
  /** The engine is broken, or holds so much that a new one is better. */
  readonly spent: boolean;
};
