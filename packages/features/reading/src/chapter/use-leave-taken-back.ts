import { api } from '@hanji/api-client/api.ts';
import { onChapterNews } from '@hanji/edition/session/chapter-news.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useReplacePage } from '#panels/use-replace-page.ts';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';

/** Leads to the title once what is open was taken back: no image of it comes any more. */
export function useLeaveTakenBack(address: ChapterAddress): void {
  const replacePage = useReplacePage();
  const dispatch = useDispatch();
  const takenBack = useRef(false);
  const leave = useEffectEvent((chapterId: number) => {
    if (chapterId !== address.chapterId) return;
    takenBack.current = true;
    replacePage(contentPath(address));
  });
  useEffect(() => {
    const gone = new AbortController();
    onChapterNews('takenBack', (chapterId) => leave(chapterId), gone.signal);
    return () => {
      gone.abort();
      // Its addresses are void, also for whoever buys it again at once. Asked for anew on the screen,
      // it would be refused and offered for sale.
      if (takenBack.current) dispatch(api.util.invalidateTags(['Chapter']));
    };
  }, [dispatch]);
}
