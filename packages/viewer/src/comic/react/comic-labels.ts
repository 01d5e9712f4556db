/** Every word that the comic viewer shows or speaks. */
export type ComicLabels = {
  /** Name of the reading region. */
  readonly viewer: string;
  readonly showControls: string;
  readonly previousChapter: string;
  readonly nextChapter: string;
  /** The neighbour is being pulled in: not far enough yet, far enough, and after a first act. */
  readonly pullMore: string;
  readonly pullRelease: string;
  readonly pullAgain: string;
  readonly comments: string;
  /** Opens the panel in which the page is set. */
  readonly settings: string;
  readonly verticalMode: string;
  readonly pageMode: string;
  /** Shows one panel after the other. */
  readonly byPanel: string;
  /** Name of the index slider. */
  readonly slider: string;
  /** "Page 3 of 40", counted from 1; "Pages 3–4 of 40" where a `last` one lies beside it. */
  readonly pageOf: (current: number, total: number, last?: number) => string;
  /** "42 %": how far into a vertical chapter, from 0 to 100. */
  readonly percentOf: (percent: number) => string;
  /** Spoken before how large the page is. */
  readonly resetZoom: string;
  /** Said where nothing is before the page. */
  readonly firstPage: string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** Alternative text of an image, by page from 1. */
  readonly imageAlt: (page: number) => string;
  /** In place of an image, by page from 1. */
  readonly imageFailed: (page: number) => string;
  readonly retry: string;
  /** Where several images have failed, and the button beside it. */
  readonly imagesFailed: (count: number) => string;
  readonly retryAll: string;
  /** Shown while there is no connection. */
  readonly offline: string;
  /** Shown when the chapter holds no image. */
  readonly empty: string;
  readonly guideTopToBottom: string;
  readonly guideLeftToRight: string;
  readonly guideRightToLeft: string;
};
