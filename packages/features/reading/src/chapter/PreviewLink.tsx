import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactElement } from 'react';
import { useGetChaptersQuery, useGetContentQuery } from '#endpoints/content.ts';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** The way into a closed chapter's preview; nothing where there is none. */
export function PreviewLink({ address }: { address: ChapterAddress }): ReactElement | null {
  const t = usePhrases('reading');
  const { linkTo } = useChapterOpener();
  if (!useHasPreview(address)) return null;
  const { chapterId } = address;
  return <LinkButton {...linkTo({ chapterId, intent: 'preview' })}>{t('preview')}</LinkButton>;
}

/** Its title's lists know: the one that comes with the title, or the other unit's. */
function useHasPreview({ contentType, contentId, chapterId }: ChapterAddress): boolean {
  const title = { contentType, contentId };
  const isThis = ({ id }: { readonly id: number }): boolean => id === chapterId;
  const { data: home } = useGetContentQuery({ params: title });
  const listed = home?.chapters.find(isThis);
  const units = home && !listed ? unitsOf(home.content.chapters) : [];
  const other = units.find((unit) => unit !== home?.content.chapterUnit);
  const { data: rest } = useGetChaptersQuery(
    other ? { params: { ...title, chapterUnit: other } } : skipToken,
  );
  return (listed ?? rest?.chapters.find(isThis))?.hasTrial ?? false;
}
