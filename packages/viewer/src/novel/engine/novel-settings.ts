/** Chosen indexes, as saved under `novel_viewer_setting` (section 3). */
export interface NovelSettings {
  readonly fontType: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly color: number;
}

/** `scroll` reads a chapter as one page, `page` turns screens. */
export type NovelMode = 'scroll' | 'page';

/** Where the reader is in a book. */
export interface NovelPosition {
  readonly cfi: string;
  /** 0 to 100 over the whole book. */
  readonly percent: number;
}
