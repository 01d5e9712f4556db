import type { Archive } from '#ingest/archive/archive.ts';
import type { Page } from './page-chapters.ts';

/** Files by name, from an archive or a folder. */
export type NamedFiles = Pick<Archive, 'names' | 'read'> & {
  /** Sizes of pictures that are known without their bytes, in pixels; undefined for all others. */
  size?(name: string): PageSize | undefined;
};

type PageSize = NonNullable<Page['size']>;
