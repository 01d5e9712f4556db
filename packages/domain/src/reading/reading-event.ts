import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';

/** What happens while a chapter is open; each image that cannot be loaded happens anew. */
export type ReadingSignal = 'endSeen' | 'loadFailed';

/** What the service is told of it: the read call, or the read call with `finished`. */
export type ReadEvent = 'readFinished' | 'read';

/** What a visit to a chapter has told already. */
export type ReadEvents = ReadonlySet<ReadEvent>;

const eventOf = {
  endSeen: 'readFinished',
  loadFailed: 'read',
} as const satisfies Readonly<Record<ReadingSignal, ReadEvent>>;

/**
 * The event that a signal gives, once per visit, and null afterwards. The end on screen, not the
 * loading, makes a chapter read; the first image that fails gives the read event (reading-service,
 * section 4 "Viewer").
 */
export function readEventOf(recorded: ReadEvents, signal: ReadingSignal): ReadEvent | null {
  const event = eventOf[signal];
  return recorded.has(event) ? null : event;
}

/** Whether opening a chapter is reading: a preview leaves no trace. */
export function countsAsReading(salesType: ChapterFileSalesType): boolean {
  return salesType === 'product';
}

/** A chapter was opened, or its end was on screen. */
export type ReadingEventKind = 'read' | 'finished';

/**
 * Whether an event counts as a view of its title: opening does, once per reader, chapter and day of
 * the edition's time zone; reaching the end is no other view.
 */
export function countsAsView(kind: ReadingEventKind, openedToday: boolean): boolean {
  return kind === 'read' && !openedToday;
}
