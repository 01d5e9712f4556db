import type { PageFileKind } from '@hanji/contract/creator-vocabulary.ts';
import { accepted, refused, type Checked } from '#forms/checked.ts';

export type FileLimits = {
  /** Of a picture, in bytes. */
  readonly maxFileBytes: number;
  /** Of an article: its pictures, and the bytes that they were sent as. */
  readonly maxImages: number;
  readonly maxChapterBytes: number;
};

/** A file before it is sent; the page that it takes the place of has some bytes already. */
export type AnnouncedSize = {
  readonly name: string;
  readonly size: number;
  readonly replacedBytes: number | null;
};

export type UsedOfLimits = { readonly images: number; readonly bytes: number };

export type AnnounceReason = 'tooLarge' | 'tooManyImages' | 'chapterTooLarge';

/** What a name says that a file is: it decides which limit it is measured by until its bytes do. */
export function isArchiveName(name: string): boolean {
  return /\.(zip|cbz)$/i.test(name.trim());
}

/** Whether a file of this kind may be of this size, in bytes; an archive is as large as an article. */
export function fitsFile(kind: PageFileKind, size: number, limits: FileLimits): boolean {
  return size <= (kind === 'zip' ? limits.maxChapterBytes : limits.maxFileBytes);
}

/**
 * Whether files can be sent to an article, as screens ask before and the service when they are
 * announced: `tooLarge` for one of them, then `tooManyImages` and `chapterTooLarge` for all with
 * what is there already. How many pictures an archive holds is seen when it is taken apart.
 */
export function checkAnnounced(
  files: readonly AnnouncedSize[],
  used: UsedOfLimits,
  limits: FileLimits,
): Checked<null, AnnounceReason> {
  let { images, bytes } = used;
  for (const { name, size, replacedBytes } of files) {
    const isArchive = isArchiveName(name);
    if (!fitsFile(isArchive ? 'zip' : 'jpeg', size, limits)) return refused('tooLarge');
    if (replacedBytes === null) images += 1;
    bytes += size - (replacedBytes ?? 0);
  }
  if (images > limits.maxImages) return refused('tooManyImages');
  return bytes > limits.maxChapterBytes ? refused('chapterTooLarge') : accepted(null);
}
