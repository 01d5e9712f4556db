import { useEffect } from 'react';
import type { ChapterAddress } from '#paths/paths.ts';
import { writeLastChapter } from './storage/last-chapters.ts';
import { useFinishChapterMutation, useReadChapterMutation } from './endpoints.ts';

/**
 * Tells the service that a chapter was opened, once it could be; gives the function that tells of
 * its end. A reader is not stopped by either failing: the service notes what reaches it.
 */
export function useReadingEvents(address: ChapterAddress, opened: boolean): () => void {
  const [read] = useReadChapterMutation();
  const [finish] = useFinishChapterMutation();
  const { contentType, contentId, chapterId } = address;
  // A preview is no reading: it leaves no trace.
  const counts = opened && address.chapterFileSalesType === 'product';

  useEffect(() => {
    if (!counts) return;
    writeLastChapter(contentId, chapterId);
    void read({ params: { contentType, contentId, chapterId } });
  }, [counts, read, contentType, contentId, chapterId]);

  return () => {
    if (counts) void finish({ params: { contentType, contentId, chapterId } });
  };
}
