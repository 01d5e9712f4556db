import { weekdayIn } from '#times/day.ts';

/**
 * The weekday that an item of a daily menu stands for by its code, 0 for Sunday: codes count from 1
 * for Monday to 7 for Sunday, and 0 is Sunday too. Null for a code that is no weekday.
 */
export function itemWeekday(code: string): number | null {
  return /^[0-7]$/.test(code) ? Number(code) % 7 : null;
}

type DailyMenu<Item> = {
  readonly now: Date;
  readonly timeZone: string;
  /** Whether something appears on an item's day. */
  readonly appears: (item: Item) => boolean;
};

/**
 * The item at which a daily menu opens (reading-service, section 9 "Daily menu"): its items go
 * from Monday on, and Sunday maps to the last one. Today is by the clock of the edition. Where
 * nothing appears today it is the day on which something last did, since an empty list leads
 * nowhere; where nothing ever does it is today. Null where the menu has no item for that.
 */
export function dailyItem<Item>(
  items: readonly Item[],
  { now, timeZone, appears }: DailyMenu<Item>,
): Item | null {
  const today = weekdayIn(timeZone, now);
  for (let back = 0; back < 7; back += 1) {
    // Sunday is day 0: one before the first item is the last.
    const item = items.at(((today - back + 7) % 7) - 1);
    if (item !== undefined && appears(item)) return item;
  }
  return items.at(today - 1) ?? null;
}
