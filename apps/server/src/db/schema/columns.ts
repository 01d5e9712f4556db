import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC, as a Date. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}
