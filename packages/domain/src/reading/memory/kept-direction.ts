import { parseStored } from '#reading/memory/stored-json.ts';
import { type ReadingDirection, pageModes, type PageMode } from '#reading/page-mode.ts';

/** Where a device keeps the direction that was read last, in any title. */
export const readingDirectionKey = 'hanji.readingDirection';

/** Where a device kept the mode that a reader chose for one title, before there was a record. */
export function pageModeKey(contentId: number): string {
  return `hanji.comicMode.${contentId}`;
}

const directions: readonly ReadingDirection[] = ['TTB', 'LTR', 'RTL'];

/** The remembered direction out of stored text; undefined where none can be read. */
export function readStoredDirection(text: string | null): ReadingDirection | undefined {
  const stored = parseStored(text);
  return directions.find((known) => known === stored);
}

/** The chosen mode out of stored text; undefined where none can be read. */
export function readStoredMode(text: string | null): PageMode | undefined {
  const stored = parseStored(text);
  return pageModes.find((known) => known === stored);
}

/**
 * Whether the reading guide shows: the direction is another than the one remembered, or none is
 * remembered yet (reading-service, section 4 "Viewer").
 */
export function showsGuide(
  remembered: ReadingDirection | undefined,
  direction: ReadingDirection,
): boolean {
  return remembered !== direction;
}
