import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import type { Coming } from '#chapter/continuing/use-coming.ts';
import type { ReadingEvents } from '#chapter/events/use-reading-events.ts';

/** What the viewer of a comic and that of a novel get of a chapter. */
export type ChapterViewerProps = ReadingEvents & {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  /** How it was come to, until `onBegun` says that its place is the reader's. */
  readonly coming: Coming;
  readonly onBegun: () => void;
  /** There is something in it that can be shown. */
  readonly onReadable: () => void;
  /** Whose reading it is, by user id; null a visitor's. */
  readonly reader: string | null;
  /** The reader has found something wrong with it. */
  readonly onReport: () => void;
  /** Asks for the view once more; nothing where it is refused, which then stands in its place. */
  readonly onRenew: () => Promise<ChapterView | undefined>;
  /** The service gives no more of what is open: fresh addresses were refused. */
  readonly onRefused: (refusal: unknown) => void;
};
