import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC, as a Date. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** Bytes as they are: digests and keys. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
