/** Every word that the novel viewer shows or speaks. */
export type NovelLabels = {
  /** Name of the reading region. */
  readonly viewer: string;
  readonly showControls: string;
  readonly loading: string;
  /** Said once it takes longer than usual. */
  readonly loadingSlow: string;
  /** The book cannot be opened. */
  readonly failed: string;
  /** What can be done about that. */
  readonly failedHint: string;
  readonly report: string;
  /** The text is another since it was read last. */
  readonly changed: string;
  /** No more than so many characters are copied at once. */
  readonly copyLimit: (most: number) => string;
  /** One part of the book cannot be shown. */
  readonly sectionFailed: string;
  readonly retry: string;
  readonly previousChapter: string;
  readonly nextChapter: string;
  readonly pullMore: string;
  readonly pullRelease: string;
  readonly pullAgain: string;
  readonly guideTopToBottom: string;
  readonly guideLeftToRight: string;
  readonly guideRightToLeft: string;
  readonly comments: string;
  /** Said where nothing is before the page. */
  readonly firstPage: string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** To the neighbouring part of the same book, where scrolling ends. */
  readonly previousPart: string;
  readonly nextPart: string;
  readonly slider: string;
  /** "42 %" of the book. */
  readonly percentOf: (percent: number) => string;
  /** "Page 12 of 48, 25 %"; pages from 1. */
  readonly pageOf: (page: number, pages: number, percent: number) => string;
  readonly contents: string;
  readonly noContents: string;
  /** Of a button that is a picture: what the book says of it, which may be nothing. */
  readonly openPicture: (alt: string) => string;
  /** A link was pressed that leads to nothing that can be opened. */
  readonly outsideLink: string;
  readonly search: string;
  readonly readAloud: string;
  readonly readAloudPause: string;
  readonly readAloudGoOn: string;
  /** The browser has no voice for the language of the text. */
  readonly readAloudNoVoice: string;
  readonly readAloudFailed: string;
  readonly textSettings: string;
  readonly close: string;
  readonly font: string;
  /** System default, gothic, serif. */
  readonly fonts: readonly [string, string, string];
  readonly fontSize: string;
  readonly lineHeight: string;
  readonly color: string;
  /** Dark on white, on light grey, on cream, on tan, light on dark. */
  readonly colors: readonly [string, string, string, string, string];
  readonly mode: string;
  readonly scrollMode: string;
  /** The same of lines that run down, which are scrolled to the side. */
  readonly sidewaysMode: string;
  readonly pageMode: string;
};
