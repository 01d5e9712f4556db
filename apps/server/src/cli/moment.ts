const written = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** `2026-12-01T09:00+09:00`; null for anything else, as for a day that its month does not have. */
export function momentOf(given: string): Date | null {
  const [, year, month, day] = written.exec(given) ?? [];
  const date = new Date(given);
  if (day === undefined || Number.isNaN(date.getTime())) return null;
  // February 30 is read as March 2.
  const daysOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) > daysOfMonth ? null : date;
}
