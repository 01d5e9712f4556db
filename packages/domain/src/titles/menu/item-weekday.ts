/**
 * The weekday that an item of a daily menu stands for by its code, 0 for Sunday: codes count from 1
 * for Monday to 7 for Sunday, and 0 is Sunday too. Null for a code that is no weekday.
 */
export function itemWeekday(code: string): number | null {
  return /^[0-7]$/.test(code) ? Number(code) % 7 : null;
}
