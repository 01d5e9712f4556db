/** What a PDF says of itself; empty strings where it is silent. */
export type PdfFacts = {
  readonly pages: number;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly rightToLeft: boolean;
  /** Top entries of its outline that lead to a page, counted from 0. */
  readonly outline: readonly { readonly title: string; readonly page: number }[];
  readonly attachments: readonly string[];
  /** Scripts, of which none ever runs. */
  readonly scripts: number;
};

/** What a page has that no picture of it shows. */
export type PageRemark = 'note' | 'field' | 'attachment' | 'media' | 'program' | 'address';

export type PageFacts = {
  /** Of its picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of its text, without white space. */
  readonly characters: number;
  readonly remarks: readonly PageRemark[];
};

export type PdfAsk = { readonly what: 'facts' | 'survey' | 'picture'; readonly page: number };

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
