import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { isForAdults } from '@hanji/domain/access/adult-gate.ts';
import { wordsIn } from '@hanji/domain/inbox/translated-words.ts';
import type { Executor } from '#db/executor.ts';
import { giftReceipt, inboxEntry } from '#db/schema/inbox/inbox.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { isListedIn } from '#modules/inbox/entries/listed.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';

/** Null where the chapter is not there for readers, or not any more. */
export async function findNewChapter(
  db: Executor,
  { contentId, chapterId }: { readonly contentId: number; readonly chapterId: number },
  now: Date,
) {
  const [found] = await db
    .select({ title: content, chapter: chapter.name })
    .from(chapter)
    .innerJoin(content, eq(content.id, chapter.contentId))
    .where(
      and(
        eq(chapter.id, chapterId),
        eq(content.id, contentId),
        lte(chapter.publishedAt, now),
        isNull(chapter.withdrawnAt),
        isNotNull(content.publishedAt),
        isNull(content.withdrawnAt),
      ),
    );
  if (found === undefined) return null;
  const { title } = found;
  return {
    name: title.name,
    chapter: found.chapter,
    path: titlePath(title),
    forAdults: isForAdults(title),
  };
}

/** A gift that waits for a member; null where it was received, or its time is over. */
export async function findGift(
  db: Executor,
  { giftId, memberId }: { readonly giftId: number; readonly memberId: string },
  locale: Locale,
  now: Date,
) {
  const received = and(eq(giftReceipt.giftId, inboxEntry.id), eq(giftReceipt.memberId, memberId));
  const [found] = await db
    .select({ gift: inboxEntry })
    .from(inboxEntry)
    .leftJoin(giftReceipt, received)
    .where(
      and(
        eq(inboxEntry.id, giftId),
        isListedIn('gift', db, memberId, now),
        isNull(giftReceipt.receivedAt),
      ),
    );
  if (found === undefined || found.gift.expiresAt === null) return null;
  return { title: wordsIn(found.gift, locale).title, expiresAt: found.gift.expiresAt };
}
