import { weekdayIn } from '#times/day.ts';

/**
 * The item at which a daily menu opens (reading-service, section 9 "Daily menu"): its items go
 * from Monday on, and Sunday maps to the last one. Today is by the clock of the edition. Null where
 * the menu has no item for today.
 */
export function dailyItem<Item>(items: readonly Item[], now: Date, timeZone: string): Item | null {
  // Sunday is day 0: one before the first item is the last.
  return items.at(weekdayIn(timeZone, now) - 1) ?? null;
}
