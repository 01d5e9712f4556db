/** How far an import is. Pages of a novel chapter: 1, its book. */
export type IngestProgress = {
  readonly chaptersDone: number;
  readonly chapters: number;
  readonly pagesDone: number;
  /** Null where a source does not know beforehand. */
  readonly pages: number | null;
};
