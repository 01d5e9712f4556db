import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InboxTab } from '@hanji/contract/vocabulary.ts';
import { messagesOverSince } from '@hanji/domain/inbox/inbox-lifetimes.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { inboxEntry, inboxRecipient } from '#db/schema/inbox/inbox.ts';

/** More entries than this nobody has at once; the newest are answered. */
export const mostListed = 200;

/** What has come to a member by name, or to everybody since they are one. */
function idsOf(db: Executor, memberId: string) {
  const memberSince = db
    .select({ at: member.createdAt })
    .from(member)
    .where(eq(member.id, memberId));
  return unionAll(
    db
      .select({ id: inboxRecipient.entryId })
      .from(inboxRecipient)
      .where(eq(inboxRecipient.memberId, memberId)),
    db
      .select({ id: inboxEntry.id })
      .from(inboxEntry)
      .where(
        and(
          eq(inboxEntry.distributionType, 'everyone'),
          sql`${inboxEntry.distributedAt} >= (${memberSince})`,
        ),
      ),
  );
}

/** Entries in the inbox of a member now: not taken back, and their time is not over. */
export function isListed(db: Executor, memberId: string, now: Date): SQL | undefined {
  const { id, withdrawnAt, expiresAt, distributedAt } = inboxEntry;
  return and(
    inArray(id, idsOf(db, memberId)),
    isNull(withdrawnAt),
    or(gt(expiresAt, now), and(isNull(expiresAt), gt(distributedAt, messagesOverSince(now)))),
  );
}

/** Likewise those of one tab. */
export function isListedIn(tab: InboxTab, ...of: Parameters<typeof isListed>): SQL | undefined {
  return and(eq(inboxEntry.kind, tab), isListed(...of));
}
