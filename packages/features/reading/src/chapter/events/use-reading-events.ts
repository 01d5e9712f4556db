import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { countsAsReading, type ReadingEventKind } from '@hanji/domain/reading/reading-event.ts';
import { drawnName } from '@hanji/edition/storage/drawn-name.ts';
import { outboxOf } from '#outbox/reading-outbox.ts';
import { tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterAddress } from '#paths/paths.ts';
import { writeFinished } from '#storage/finished-chapters.ts';
import { writeLastChapter } from '#storage/last-chapters.ts';

export type ReadingEvents = {
  /** An image of it failed: the service is told as of one that was opened, unless it was told that. */
  readonly onRead: () => void;
  readonly onReadFinished: () => void;
  /** Something of it is there to be read. */
  readonly onDelivered: (givenBy?: ChapterView) => void;
};

/**
 * Tells the service that a chapter was opened, once it could be; gives what tells it of a failed
 * image and of the chapter's end, and this tab of what was delivered. Both go by the outbox, so that
 * a reader is not stopped when telling fails; each is told once in a visit.
 */
export function useReadingEvents(
  address: ChapterAddress,
  reader: string | null,
  opened: boolean,
): ReadingEvents {
  const store = useEditionStore();
  const { contentType, contentId, chapterId } = address;
  const [visit, setVisit] = useState(() => ({ reader, name: drawnName() }));
  if (visit.reader !== reader) setVisit({ reader, name: drawnName() });
  const reported = useRef<ReadonlySet<string>>(new Set());
  /** The visit that came to the end: a chapter that opens there is not counted as opened yet. */
  const ended = useRef('');
  const isReading = countsAsReading(address.chapterFileSalesType);
  const counts = opened && isReading;

  const tell = (kind: ReadingEventKind) => (): void => {
    const key = `${visit.name}-${chapterId}-${kind}`;
    if (!counts || reported.current.has(key)) return;
    reported.current = new Set([...reported.current, key]);
    outboxOf(store).putEvent({ key, kind, reader, contentType, contentId, chapterId });
  };
  const onRead = tell('read');
  const onDelivered = (): void => {
    // A book is delivered before its chapter is drawn as opened.
    if (isReading) tellOfChapter('delivered', chapterId);
  };
  const tellEnd = tell('finished');
  const onReadFinished = (): void => {
    ended.current = visit.name;
    if (counts) writeLastChapter(reader, contentId, chapterId, true);
    if (counts && reader === null) writeFinished(contentId, chapterId);
    tellEnd();
  };
  const onOpened = useEffectEvent(() => {
    writeLastChapter(reader, contentId, chapterId);
    onRead();
    if (ended.current === visit.name) onReadFinished();
  });

  useEffect(() => {
    if (counts) onOpened();
  }, [counts, reader, contentId, chapterId]);
  return { onRead, onReadFinished, onDelivered };
}
