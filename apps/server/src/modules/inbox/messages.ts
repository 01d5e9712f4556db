import { desc } from 'drizzle-orm';
import type { Message } from '@hanji/contract/entities/inbox.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { wordsIn } from '@hanji/domain/inbox/translated-words.ts';
import type { Executor } from '#db/executor.ts';
import { inboxEntry } from '#db/schema/inbox/inbox.ts';
import { isListedIn, mostListed } from './entries/listed.ts';

/** What a member was told, the newest first. */
export async function messagesOfMember(
  db: Executor,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  now: Date,
): Promise<Message[]> {
  const rows = await db
    .select()
    .from(inboxEntry)
    .where(isListedIn('message', db, memberId, now))
    .orderBy(desc(inboxEntry.id))
    .limit(mostListed);
  return rows.map((row) => ({
    id: row.id,
    ...wordsIn(row, locale),
    distributedAt: row.distributedAt.toISOString(),
  }));
}
