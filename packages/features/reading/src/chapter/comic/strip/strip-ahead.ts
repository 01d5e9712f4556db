import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComponentType, Ref } from 'react';
import type { GoPainted } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A chapter that was fetched ahead, with its first pictures. */
export type StripAhead = {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly images: readonly OpenedImage[];
  /** Where it will open; its beginning where that is left out. */
  readonly position: ComicPosition | undefined;
  /** What draws them; it comes with the first of them. */
  readonly Strips: ComponentType<StripsAheadProps>;
};

export type StripsAheadProps = {
  readonly strips: readonly StripAhead[];
  readonly ref: Ref<GoPainted>;
};
