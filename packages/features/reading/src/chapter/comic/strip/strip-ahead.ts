import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A chapter that was fetched ahead, with its first pictures. */
export type StripAhead = {
  readonly kind: 'strip';
  /** For whom, by user id; null a visitor. */
  readonly reader: string | null;
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly images: readonly OpenedImage[];
  /** Where it will open; its beginning where that is left out. */
  readonly position: ComicPosition | undefined;
};
