import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { useNavigate } from 'react-router-dom';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { chapterPath, type ChapterAddress } from '#paths/paths.ts';
import { announceArrival } from './arrival.ts';

/**
 * Gives what opens a neighbour that is pulled in, where nothing has to be paid for it; null
 * otherwise. It takes this chapter's place in the history: back leads to where reading began.
 */
export function usePulledChapters(
  address: ChapterAddress,
  { chapter }: ChapterView,
): (side: PullSide) => Promise<(() => void) | null> {
  const navigate = useNavigate();
  const { opensAtOnce } = useChapterOpener();
  return async (side) => {
    const link = side === 'next' ? chapter.nextChapter : chapter.previousChapter;
    if (!link || address.chapterFileSalesType === 'trial') return null;
    if (!(await opensAtOnce(link.id))) return null;
    return () => {
      announceArrival({ chapterId: link.id, by: side });
      const path = chapterPath({ ...address, chapterId: link.id });
      void navigate(path, { replace: true });
    };
  };
}
