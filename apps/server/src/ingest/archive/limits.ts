/** How much an archive may hold, in bytes and counts. */
export type ArchiveLimits = {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** Unpacked over packed, of the whole, from `ratioFrom` unpacked bytes on. */
  readonly ratio: number;
  readonly ratioFrom: number;
  /** That unpacking a RAR or 7-Zip archive takes, with what reads it. */
  readonly memoryBytes: number;
};

const MiB = 1024 * 1024;

/** A long comic has thousands of pages of some MiB, none of which packs any further. */
export const usualLimits: ArchiveLimits = {
  entries: 20_000,
  entryBytes: 256 * MiB,
  totalBytes: 4096 * MiB,
  ratio: 100,
  ratioFrom: 32 * MiB,
  // A dictionary of 256 MiB is the largest that usual tools choose by themselves.
  memoryBytes: 288 * MiB,
};
