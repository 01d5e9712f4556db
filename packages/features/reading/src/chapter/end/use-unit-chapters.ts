import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetChaptersQuery, useGetContentQuery } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

type UnitChapters = {
  readonly chapters: readonly Chapter[];
  /** They are known, or cannot be for now. */
  readonly isSettled: boolean;
};

/** What a chapter's end without a connection could not be told is asked again. */
const again = { refetchOnReconnect: true } as const;

/** A title's chapters of one unit. */
export function useUnitChapters(
  { contentType, contentId }: ContentAddress,
  chapterUnit: ChapterUnit,
): UnitChapters {
  const params = { contentType, contentId };
  const home = useGetContentQuery({ params }, again);
  const isFirst = home.data?.content.chapterUnit === chapterUnit;
  const rest = useGetChaptersQuery(
    home.data && !isFirst ? { params: { ...params, chapterUnit } } : skipToken,
    again,
  );
  const known = isFirst ? home.data?.chapters : rest.data?.chapters;
  const isSettled = known !== undefined || home.isError || rest.isError;
  return { chapters: known ?? [], isSettled };
}
