import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useNavigate } from 'react-router-dom';
import { chapterPath, type ChapterAddress } from '#paths/paths.ts';

type ChapterSteps = {
  readonly onPreviousChapter: (() => void) | undefined;
  readonly onNextChapter: (() => void) | undefined;
};

/** To the neighbouring chapters; undefined where there is none. */
export function useChapterSteps(address: ChapterAddress, view: ChapterView): ChapterSteps {
  const navigate = useNavigate();
  const to = (link: { readonly id: number } | null) =>
    link
      ? () =>
          void navigate(
            chapterPath({ ...address, chapterId: link.id, chapterFileSalesType: 'product' }),
          )
      : undefined;
  return {
    onPreviousChapter: to(view.chapter.previousChapter),
    onNextChapter: to(view.chapter.nextChapter),
  };
}
