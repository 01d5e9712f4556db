import type { Book, NavItem, Rendition } from 'epubjs';

/** A spine item, as far as the viewer uses it. */
export type SpineSection = {
  readonly index: number;
  readonly href: string;
  readonly url: string;
  readonly linear: boolean;
  /** Of its place in the spine and of its file. */
  readonly properties: readonly string[];
  output: string;
  next(): SpineSection | undefined;
  prev(): SpineSection | undefined;
  cfiFromRange(range: Range): string;
  /** The document as its frame would get it. */
  render(request: (url: string) => Promise<object>): Promise<string>;
};

/** What epubjs asks of an archive; the viewer brings its own, which unpacks by need. */
export type EpubArchive = {
  readonly urlCache: Record<string, string>;
  request(url: string): Promise<Document>;
  getText(url: string): undefined;
  destroy(): void;
};

/** A document on screen; `expand` fits its frame to its text again. */
export type BookContents = {
  readonly document: Document;
  readonly content: HTMLElement;
  addStylesheetCss(css: string, key: string): boolean;
  cfiFromRange(range: Range): string;
  cfiFromNode(node: Node): string;
  range(cfi: string): Range | null;
  writingMode(): string;
  expand(): void;
  on(event: 'resize' | 'expand', listener: () => void): void;
};

type Hook<Arguments extends readonly unknown[]> = {
  hooks: unknown[];
  register(task: (...values: Arguments) => Promise<void> | void): void;
};

/** Fields of epubjs 0.3.93 that its declarations leave out or give otherwise. */
export type BookInternals = {
  archive: EpubArchive;
  unarchive: () => Promise<EpubArchive>;
  readonly packaging: {
    readonly manifest: Record<string, { readonly href: string; readonly type: string }>;
    readonly metadata: { spread: string; direction: string };
    navPath: string | false;
    ncxPath: string | false;
  };
  readonly spine: {
    readonly spineItems: readonly SpineSection[];
    readonly hooks: {
      readonly content: Hook<[Document, SpineSection]>;
      readonly serialize: Hook<[string, SpineSection]>;
    };
  };
  readonly navigation: { readonly toc: readonly NavItem[] };
  loadNavigation(packaging: unknown): Promise<unknown>;
  resolve(path: string): string;
};

/** One document on screen. */
type BookView = {
  readonly section: SpineSection;
  readonly contents: BookContents | undefined;
  readonly iframe: HTMLIFrameElement | undefined;
  /** Fits the frame to its text, at once and without a word. */
  expand(): void;
};

/** The view manager of a rendition that has started. */
export type ViewManager = {
  readonly container: HTMLElement;
  readonly settings: { gap: number };
  /** What it was laid out for last; without one it is laid out anew. */
  _stageSize: unknown;
  readonly isPaginated: boolean;
  readonly stage: { readonly orientationChangeFunc?: (event: Event) => void };
  /** Called once, when it has its container. */
  addEventListeners: () => void;
  onScroll(): void;
  /** By parts of its place: what a scroll bar takes it leaves out, which it does not of pixels. */
  resize(width: '100%', height: '100%'): void;
  /** Undefined until the book is attached. */
  readonly views: { first(): BookView | undefined } | undefined;
};

/** Steps, of which one begins when the one before has ended; `tick` says when. */
type StepQueue = {
  readonly _q: unknown[];
  readonly tick: (step: () => void) => void;
  run(): void;
};

/** Fields of a rendition that its declarations leave out. */
export type RenditionInternals = {
  reportLocation: () => Promise<void>;
  readonly manager: ViewManager | undefined;
  /** Its steps, one by one. */
  q: StepQueue;
  readonly hooks: { readonly content: Hook<[BookContents]> };
  readonly settings: { direction: string };
};

/** The same book, seen with the fields of version 0.3.93. */
export function bookInternals(book: Book): BookInternals {
  return book as unknown as BookInternals;
}

/** The same rendition, seen with the fields of version 0.3.93. */
export function renditionInternals(rendition: Rendition): RenditionInternals {
  return rendition as unknown as RenditionInternals;
}
