import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

export type ChapterSectionProps = {
  readonly home: ContentHome;
  readonly path: ContentAddress;
  /** Where the reader stopped last. */
  readonly currentId: number | null;
};
