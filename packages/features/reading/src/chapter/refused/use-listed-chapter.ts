import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetChaptersQuery, useGetContentQuery } from '#endpoints/content.ts';
import type { ChapterAddress } from '#paths/paths.ts';

type ListedChapter = {
  /** Undefined until it is known, and where it is not told. */
  readonly content: Content | undefined;
  readonly chapter: Chapter | undefined;
};

/** What its title's lists know of a chapter: the one that comes with it, or the other unit's. */
export function useListedChapter(address: ChapterAddress): ListedChapter {
  const { contentType, contentId, chapterId } = address;
  const title = { contentType, contentId };
  const isThis = ({ id }: { readonly id: number }): boolean => id === chapterId;
  const { data: home } = useGetContentQuery({ params: title });
  const listed = home?.chapters.find(isThis);
  const units = home && !listed ? unitsOf(home.content.chapters) : [];
  const other = units.find((unit) => unit !== home?.content.chapterUnit);
  const { data: rest } = useGetChaptersQuery(
    other ? { params: { ...title, chapterUnit: other } } : skipToken,
  );
  return { content: home?.content, chapter: listed ?? rest?.chapters.find(isThis) };
}
