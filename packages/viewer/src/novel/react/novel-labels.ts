/** Every word that the novel viewer shows or speaks. */
export type NovelLabels = {
  /** Name of the reading region. */
  readonly viewer: string;
  readonly showControls: string;
  readonly loading: string;
  /** The book cannot be opened. */
  readonly failed: string;
  /** One part of the book cannot be shown. */
  readonly sectionFailed: string;
  readonly retry: string;
  readonly previousChapter: string;
  readonly nextChapter: string;
  readonly comments: string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** To the neighbouring part of the same book, where scrolling ends. */
  readonly previousPart: string;
  readonly nextPart: string;
  readonly slider: string;
  /** "42 %" of the book. */
  readonly percentOf: (percent: number) => string;
  readonly contents: string;
  readonly noContents: string;
  /** A link that leads out of the book was pressed. */
  readonly outsideLink: string;
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
  readonly pageMode: string;
};
