import { addDays, addYears } from '#times/calendar.ts';

/** How long an account that its member asked to be deleted is kept, should it have been a mistake. */
const deletionGraceDays = 7;

/** How long a guest's account is kept after its device last began a session, once it has none left. */
const abandonedGuestDays = 30;

/** Who was last here at this moment, or before it, has been away for a year: the account is dormant. */
export function dormantSince(now: Date): Date {
  return addYears(now, -1);
}

/** Who asked for deletion at this moment, or before it, is deleted now. */
export function deletedSince(now: Date): Date {
  return addDays(now, -deletionGraceDays);
}

/**
 * A guest who has no session any more, and began the last one at this moment or before it, is
 * deleted now: a session was the only way in.
 */
export function abandonedSince(now: Date): Date {
  return addDays(now, -abandonedGuestDays);
}
