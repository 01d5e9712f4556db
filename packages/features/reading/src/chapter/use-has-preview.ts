import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useGetChaptersQuery, useGetContentQuery } from '#endpoints/content.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** Whether a chapter that asks to log in has a preview: its title's lists know. */
export function useHasPreview(
  error: ApiError | SerializedError,
  { contentType, contentId, chapterId }: ChapterAddress,
): boolean {
  const title = { contentType, contentId };
  const asks = isApiError(error) && error.code === 401;
  const { data: home } = useGetContentQuery(asks ? { params: title } : skipToken);
  const isThis = ({ id }: { readonly id: number }): boolean => id === chapterId;
  const listed = home?.chapters.find(isThis);
  const other =
    home &&
    !listed &&
    unitsOf(home.content.chapters).find((one) => one !== home.content.chapterUnit);
  const { data: rest } = useGetChaptersQuery(
    other ? { params: { ...title, chapterUnit: other } } : skipToken,
  );
  return (listed ?? rest?.chapters.find(isThis))?.hasTrial ?? false;
}
