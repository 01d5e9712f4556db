/** Whether a text is a day of the calendar, written as `2026-11-20`: years have four digits. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString() === `${text}T00:00:00.000Z`;
}
