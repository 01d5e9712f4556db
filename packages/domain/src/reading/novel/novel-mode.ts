import { parseStored } from '#reading/memory/stored-json.ts';

/** `scroll` reads a part of the book as one page, `page` turns screens. */
export type NovelMode = 'scroll' | 'page';

/** Where a device keeps the mode, for all novels. */
export const novelModeKey = 'hanji.novelMode';

/** The modes in the order in which they are offered. */
export const novelModes = ['scroll', 'page'] as const satisfies readonly NovelMode[];

/** The mode out of stored text: scrolling where none was chosen. */
export function readNovelMode(text: string | null): NovelMode {
  return parseStored(text) === 'page' ? 'page' : 'scroll';
}
