import type { Content } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';

const units: readonly ChapterUnit[] = ['episode', 'volume'];

/** The units that a title has chapters of, episodes first. */
export function unitsOf(chapters: Content['chapters']): ChapterUnit[] {
  return units.filter((unit) => chapters[unit] > 0);
}

/** A unit as the query `tab` names it: EPISODE or VOLUME. */
export function tabOf(unit: ChapterUnit): string {
  return unit.toUpperCase();
}

/**
 * The unit shown (reading-service, section 4 "Content home tabs"): the one asked for if it exists,
 * else episodes, else the only one there is; null where there is none.
 */
export function shownUnit(
  existing: readonly ChapterUnit[],
  tab: string | null,
): ChapterUnit | null {
  return existing.find((unit) => tabOf(unit) === tab) ?? existing[0] ?? null;
}
