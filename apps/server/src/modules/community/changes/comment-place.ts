import { and, eq } from 'drizzle-orm';
import type { WrittenComment } from '@hanji/contract/calls/comment.ts';
import type { PlacePosition } from '@hanji/contract/entities/reading-place.ts';
import type { Executor } from '#db/executor.ts';
import { chapterVersion } from '#db/schema/works/chapter.ts';

/** The columns of `chapterComment` that say where it was written. */
export type PlaceColumns = {
  readonly placeVersion?: string;
  readonly placeShare?: number;
  readonly placePosition?: PlacePosition | null;
};

type WrittenPlace = Omit<WrittenComment, 'comment'>;

/**
 * Where a comment was written. A place that is not whole, or of a version that the chapter never had,
 * is none: what was said is not refused for it.
 */
export async function placeOf(
  db: Executor,
  chapterId: number,
  written: WrittenPlace,
): Promise<PlaceColumns> {
  const { placeVersion, placeShare } = written;
  if (placeVersion === undefined || placeShare === undefined) return {};
  const [known] = await db
    .select({ version: chapterVersion.version })
    .from(chapterVersion)
    .where(and(eq(chapterVersion.chapterId, chapterId), eq(chapterVersion.version, placeVersion)));
  if (known === undefined) return {};
  return { placeVersion, placeShare, placePosition: positionOf(written, placeShare) };
}

function positionOf(
  { placeImage, placeFraction, placeCfi }: WrittenPlace,
  share: number,
): PlacePosition | null {
  if (placeImage !== undefined && placeFraction !== undefined) {
    return { imageId: placeImage, fraction: placeFraction };
  }
  return placeCfi === undefined ? null : { cfi: placeCfi, percent: share * 100 };
}
