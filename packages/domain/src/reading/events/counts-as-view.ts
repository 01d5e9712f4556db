/** A chapter was opened, or its end was on screen. */
export type ReadingEventKind = 'read' | 'finished';

/**
 * Whether an event counts as a view of its title: opening does, once per reader, chapter and day of
 * the edition's time zone; reaching the end is no other view.
 */
export function countsAsView(kind: ReadingEventKind, openedToday: boolean): boolean {
  return kind === 'read' && !openedToday;
}
