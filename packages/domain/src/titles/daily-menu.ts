import { weekdayIn } from '#times/day.ts';

/**
 * The weekday that an item of a daily menu stands for by its code, 0 for Sunday: codes count from 1
 * for Monday to 7 for Sunday, and 0 is Sunday too. Null for a code that is no weekday.
 */
export function itemWeekday(code: string): number | null {
  return /^[0-7]$/.test(code) ? Number(code) % 7 : null;
}

/**
 * The item at which a daily menu opens (reading-service, section 9 "Daily menu"): its items go
 * from Monday on, and Sunday maps to the last one. Today is by the clock of the edition. Null where
 * the menu has no item for today.
 */
export function dailyItem<Item>(items: readonly Item[], now: Date, timeZone: string): Item | null {
  // Sunday is day 0: one before the first item is the last.
  return items.at(weekdayIn(timeZone, now) - 1) ?? null;
}
