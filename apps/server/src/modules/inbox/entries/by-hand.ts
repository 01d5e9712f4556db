import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InboxTab } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { giftItem, giftReceipt, inboxEntry, inboxRecipient } from '#db/schema/inbox/inbox.ts';

/** As many as an operator looks through. */
const mostShown = 50;

export type EntryByHand = {
  readonly entry: typeof inboxEntry.$inferSelect;
  /** Null of messages. */
  readonly of: typeof giftItem.$inferSelect | null;
  /** Of those that it names; 0 where it is for everybody. */
  readonly named: number;
  readonly received: number;
};

function selectEntries(db: Executor, tab: InboxTab, id?: number) {
  const { id: entryId, kind } = inboxEntry;
  return db
    .select({
      entry: inboxEntry,
      of: giftItem,
      named: db.$count(inboxRecipient, eq(inboxRecipient.entryId, entryId)),
      received: db.$count(giftReceipt, eq(giftReceipt.giftId, entryId)),
    })
    .from(inboxEntry)
    .leftJoin(giftItem, eq(giftItem.id, inboxEntry.itemId))
    .where(and(eq(kind, tab), id === undefined ? undefined : eq(entryId, id)))
    .orderBy(desc(entryId))
    .limit(mostShown);
}

/** The newest entries of a tab, whoever they are for. */
export function newestEntries(db: Executor, tab: InboxTab): Promise<EntryByHand[]> {
  return selectEntries(db, tab);
}

export async function findEntry(
  db: Executor,
  tab: InboxTab,
  id: number,
): Promise<EntryByHand | null> {
  const [found] = await selectEntries(db, tab, id);
  return found ?? null;
}

/** Takes an entry out of all inboxes; what was received from it stays received. */
export async function withdrawEntry(
  db: Executor,
  id: number,
  { operator, reason }: { readonly operator: string; readonly reason: string },
  now: Date,
): Promise<void> {
  await db
    .update(inboxEntry)
    .set({ withdrawnAt: now, withdrawnBy: operator, withdrawnReason: reason })
    .where(and(eq(inboxEntry.id, id), isNull(inboxEntry.withdrawnAt)));
}

export async function countMembers(db: Executor): Promise<number> {
  const [counted] = await db
    .select({ members: count() })
    .from(member)
    .where(eq(member.guest, false));
  return counted?.members ?? 0;
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Members by their emails or ids, and which of these nobody has. */
export async function membersNamed(
  db: Executor,
  names: readonly string[],
): Promise<{ readonly memberIds: readonly string[]; readonly unknown: readonly string[] }> {
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    select name, m.id from unnest(${sql.param([...names])}::text[]) as given (name)
      join member m on lower(m.email) = lower(name) where not m.guest
    union
    select name, m.id from unnest(${sql.param([...names])}::text[]) as given (name)
      join member m on m.id = case when lower(name) ~ ${uuid} then name::uuid end where not m.guest`);
  const known = new Set(rows.map(({ name }) => name));
  return {
    memberIds: [...new Set(rows.map(({ id }) => id))],
    unknown: names.filter((name) => !known.has(name)),
  };
}
