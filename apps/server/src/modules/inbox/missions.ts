import { desc, eq } from 'drizzle-orm';
import type { Mission } from '@hanji/contract/entities/inbox.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { wordsIn } from '@hanji/domain/inbox/translated-words.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Executor } from '#db/executor.ts';
import { giftItem, inboxEntry } from '#db/schema/inbox/inbox.ts';
import { isListedIn, mostListed } from './entries/listed.ts';

/** What a member can take part in, the newest first. */
export async function missionsOfMember(
  db: Executor,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  now: Date,
): Promise<Mission[]> {
  const rows = await db
    .select({ entry: inboxEntry, of: giftItem })
    .from(inboxEntry)
    .innerJoin(giftItem, eq(giftItem.id, inboxEntry.itemId))
    .where(isListedIn('mission', db, memberId, now))
    .orderBy(desc(inboxEntry.id))
    .limit(mostListed);
  return rows.map(({ entry, of: { item, amount } }) => ({
    id: entry.id,
    ...wordsIn(entry, locale),
    item,
    amount,
    expireRemained: entry.expiresAt === null ? 0 : secondsLeft(entry.expiresAt, now),
  }));
}
