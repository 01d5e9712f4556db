import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useNavigate } from 'react-router-dom';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { useCommentsPath } from '#chapter/comments/use-comments-path.ts';

type Step = (() => void) | undefined;

type ChapterSteps = {
  readonly onPreviousChapter: Step;
  readonly onNextChapter: Step;
  readonly onComments: Step;
};

/** From a chapter to its neighbours and its comments; undefined where there are none. */
export function useChapterSteps(address: ChapterAddress, view: ChapterView): ChapterSteps {
  const navigate = useNavigate();
  const { open } = useChapterOpener();
  const comments = useCommentsPath(address, view);
  const to = (link: { readonly id: number } | null, onward = false): Step =>
    link ? () => open({ chapterId: link.id, intent: 'read', onward }) : undefined;
  return {
    onPreviousChapter: to(view.chapter.previousChapter),
    onNextChapter: to(view.chapter.nextChapter, true),
    onComments: comments ? () => void navigate(comments) : undefined,
  };
}
