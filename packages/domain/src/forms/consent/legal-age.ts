import { isCalendarDay } from './calendar-day.ts';

/** Who is 14 may sign up (reading-service, section 5; 14 itself is enough). */
export const legalAge = 14;

/**
 * The age in whole years on a day; both are calendar days, `2026-11-20`. Who was born on 29 February
 * becomes a year older on 1 March of other years. Null for a day that is none or still to come.
 */
export function ageOn(today: string, birthDay: string): number | null {
  if (!isCalendarDay(birthDay) || !isCalendarDay(today) || birthDay > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether somebody is old enough to sign up on a day; not where the age is not known. */
export function isOfLegalAge(today: string, birthDay: string): boolean {
  return (ageOn(today, birthDay) ?? 0) >= legalAge;
}
