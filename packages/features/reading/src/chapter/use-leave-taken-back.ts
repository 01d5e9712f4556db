import { api } from '@hanji/api-client/api.ts';
import { onChapterNews } from '@hanji/edition/session/chapter-news.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';

/** Leads to the title once what is open was taken back: no image of it comes any more. */
export function useLeaveTakenBack(address: ChapterAddress): void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const leave = useEffectEvent(async (chapterId: number) => {
    if (chapterId !== address.chapterId) return;
    await navigate(contentPath(address), { replace: true });
    // Its addresses are void, also for whoever buys it again at once.
    dispatch(api.util.invalidateTags(['Chapter']));
  });
  useEffect(() => {
    const gone = new AbortController();
    onChapterNews('takenBack', (chapterId) => void leave(chapterId), gone.signal);
    return () => gone.abort();
  }, []);
}
