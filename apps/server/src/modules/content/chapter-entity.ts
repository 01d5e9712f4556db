import type { Chapter, ChapterLink } from '@hanji/contract/entities/chapter.ts';
import {
  activityOf,
  noRight,
  type ChapterRight,
} from '@hanji/domain/chapters/rights/chapter-right.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import type { Reading } from '#http/request/find-session.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { ChapterRow } from '#modules/admission/find-rows.ts';
import { salesConfig } from '#modules/admission/sales-config.ts';

/** Thumbnails of chapters are at most 180 px wide, on screens of up to two pixels each. */
const thumbnailWidth = 360;

function thumbnailOf(context: RequestContext, stored: StoredImage | null) {
  return stored === null ? null : { url: pictureOf(context.prefix, stored, thumbnailWidth).url };
}

/** A reader's own with a chapter. */
export type OwnState = { readonly right: ChapterRight; readonly read: boolean };

export const notOwn: OwnState = { right: noRight, read: false };

export function ownState(reading: Reading | null, chapterId: number): OwnState {
  if (reading === null) return notOwn;
  return { right: reading.rights.of(chapterId), read: reading.read.has(chapterId) };
}

/** A chapter as lists have it, for a reader. */
export function chapterEntity(
  context: RequestContext,
  title: TitleRow,
  row: ChapterRow,
  { right, read }: OwnState,
): Chapter {
  const { chapter, thumbnail } = row;
  const now = context.now();
  return {
    id: chapter.id,
    volumeId: chapter.volumeId,
    unit: chapter.unit,
    name: chapter.name,
    publishedAt: chapter.publishedAt.toISOString(),
    sort: chapter.sort,
    thumbnail: thumbnailOf(context, thumbnail),
    hasTrial: hasPreview(chapter),
    authorComment: chapter.authorComment,
    activity: { ...activityOf(right, now), read },
    salesConfig: salesConfig(title, chapter, now),
  };
}

export function chapterLink(context: RequestContext, row: ChapterRow | null): ChapterLink | null {
  if (row === null) return null;
  const { chapter, thumbnail } = row;
  return { id: chapter.id, name: chapter.name, thumbnail: thumbnailOf(context, thumbnail) };
}
