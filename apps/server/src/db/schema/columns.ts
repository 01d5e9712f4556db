import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
