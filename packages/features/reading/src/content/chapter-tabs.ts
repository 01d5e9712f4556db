import type { Content } from '@hanji/contract/entities/content.ts';
import { chapterUnits, type ChapterUnit } from '@hanji/contract/vocabulary.ts';

/** The units that a title has chapters of, episodes first. */
export function unitsOf(chapters: Content['chapters']): ChapterUnit[] {
  return chapterUnits.filter((unit) => chapters[unit] > 0);
}

/** A unit as the query `tab` names it. */
export const tabOf = (unit: ChapterUnit): string => unit.toUpperCase();

/**
 * The unit shown (reading-service, section 4 "Content home tabs"): the one asked for if it exists,
 * else episodes, else the only one there is; null where there is none.
 */
export function shownUnit(units: readonly ChapterUnit[], tab: string | null): ChapterUnit | null {
  return units.find((unit) => tabOf(unit) === tab) ?? units[0] ?? null;
}
