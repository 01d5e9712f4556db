import { countsAsReading } from '@hanji/domain/reading/events.ts';
import { tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import { useEffect } from 'react';
import type { ChapterAddress } from '#paths/paths.ts';
import { writeLastChapter } from './storage/last-chapters.ts';
import { useFinishChapterMutation, useReadChapterMutation } from './endpoints.ts';

export type ReadingEvents = {
  /** An image of it failed: the service is told as of one that was opened. */
  readonly onRead: () => void;
  readonly onReadFinished: () => void;
  /** Something of it is there to be read. */
  readonly onDelivered: () => void;
};

/**
 * Tells the service that a chapter was opened, once it could be; gives what tells it of a failed
 * image and of the chapter's end, and this tab of what was delivered. A reader is not stopped when
 * telling fails: the service notes what reaches it.
 */
export function useReadingEvents(address: ChapterAddress, opened: boolean): ReadingEvents {
  const [read] = useReadChapterMutation();
  const [finish] = useFinishChapterMutation();
  const { contentType, contentId, chapterId } = address;

  const counts = opened && countsAsReading(address.chapterFileSalesType);

  useEffect(() => {
    if (!counts) return;
    writeLastChapter(contentId, chapterId);
    void read({ params: { contentType, contentId, chapterId }, query: {} });
  }, [counts, read, contentType, contentId, chapterId]);

  const tell = (event: typeof read | typeof finish) => () => {
    if (counts) void event({ params: { contentType, contentId, chapterId }, query: {} });
  };
  const onDelivered = (): void => {
    if (counts) tellOfChapter('delivered', chapterId);
  };
  return { onRead: tell(read), onReadFinished: tell(finish), onDelivered };
}
