import type { ListJob } from '#ingest/archive/seven-zip/list-archive.ts';
import type { Listing } from '#ingest/archive/seven-zip/listing.ts';
import type { UnpackedEntry, UnpackJob } from '#ingest/archive/seven-zip/unpack-archive.ts';

export type Job = ListJob | UnpackJob;

/** What a thread says of its job, as it comes through `postMessage`. */
export type Report =
  | { readonly kind: 'moving' }
  | { readonly kind: 'listed'; readonly listing: Listing }
  | { readonly kind: 'unpacked'; readonly entries: readonly UnpackedEntry[] }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly tooLarge: boolean;
      /** The disk has no room: nothing is wrong with the archive. */
      readonly noRoom: boolean;
    };
