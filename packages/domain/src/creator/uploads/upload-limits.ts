import type { PageFileKind } from '@hanji/contract/creator-vocabulary.ts';
import { accepted, refused, type Checked } from '#forms/checked.ts';

export type FileLimits = {
  /** Of a picture, in bytes. */
  readonly maxFileBytes: number;
  /** Of an article: its pictures, and the bytes that they were sent as. */
  readonly maxImages: number;
  readonly maxChapterBytes: number;
  /** Of a creator: the pictures of all articles together. */
  readonly maxTotalBytes: number;
};

/** A file before it is sent; the page that it takes the place of has some bytes already. */
export type AnnouncedSize = {
  readonly name: string;
  readonly size: number;
  readonly replacedBytes: number | null;
};

/** Of an article, and the bytes of all articles of its creator, this one among them. */
export type UsedOfLimits = {
  readonly images: number;
  readonly bytes: number;
  readonly totalBytes: number;
};

export type AnnounceReason = 'tooLarge' | 'tooManyImages' | 'chapterTooLarge' | 'totalTooLarge';

/** What a name says that a file is: it decides which limit it is measured by until its bytes do. */
export function isArchiveName(name: string): boolean {
  return /\.(zip|cbz)$/i.test(name.trim());
}

/** How many times as long as it is wide a strip may be, or as wide as it is high. */
const mostStretched = 300;

/**
 * Whether a picture is so narrow that nobody could read it: of as many pixels as are allowed, one
 * that is a pixel wide would be cut into tens of thousands of slices.
 */
export function isTooNarrow({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean {
  return Math.max(width, height) > mostStretched * Math.min(width, height);
}

/** Whether a file of this kind may be of this size, in bytes; an archive is as large as an article. */
export function fitsFile(kind: PageFileKind, size: number, limits: FileLimits): boolean {
  return size <= (kind === 'zip' ? limits.maxChapterBytes : limits.maxFileBytes);
}

/**
 * Whether files can be sent to an article, as screens ask before and the service when they are
 * announced: `tooLarge` for one of them, then `tooManyImages`, `chapterTooLarge` and `totalTooLarge`
 * for all with what is there already. How many pictures an archive holds is seen when it is taken apart.
 */
export function checkAnnounced(
  files: readonly AnnouncedSize[],
  used: UsedOfLimits,
  limits: FileLimits,
): Checked<null, AnnounceReason> {
  let { images, bytes, totalBytes } = used;
  for (const { name, size, replacedBytes } of files) {
    const isArchive = isArchiveName(name);
    if (!fitsFile(isArchive ? 'zip' : 'jpeg', size, limits)) return refused('tooLarge');
    if (replacedBytes === null) images += 1;
    bytes += size - (replacedBytes ?? 0);
    totalBytes += size - (replacedBytes ?? 0);
  }
  if (images > limits.maxImages) return refused('tooManyImages');
  if (bytes > limits.maxChapterBytes) return refused('chapterTooLarge');
  return totalBytes > limits.maxTotalBytes ? refused('totalTooLarge') : accepted(null);
}
