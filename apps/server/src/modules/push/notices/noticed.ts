import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { isForAdults } from '@hanji/domain/access/adult-gate.ts';
import { wordsIn } from '@hanji/domain/inbox/translated-words.ts';
import type { Executor } from '#db/executor.ts';
import type { NewChapter } from '#db/jobs/notice-job.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { giftReceipt, inboxEntry } from '#db/schema/inbox/inbox.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { isListedIn } from '#modules/inbox/entries/listed.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';

type Noticed = {
  /** Of the title. */
  readonly name: string;
  readonly chapter: string;
  readonly path: string;
  readonly forAdults: boolean;
};

/** Null where the chapter is not there for readers, or not any more. */
export function findNewChapter(
  db: Executor,
  { area, ...ids }: NewChapter,
  now: Date,
): Promise<Noticed | null> {
  return area === 'challenge' ? findInChallenge(db, ids) : findInCatalogue(db, ids, now);
}

async function findInChallenge(
  db: Executor,
  { contentId, chapterId }: NewChapter,
): Promise<Noticed | null> {
  const [found] = await db
    .select({
      name: challengeTitle.name,
      chapter: challengeChapter.name,
      forAdults: challengeTitle.mature,
    })
    .from(challengeChapter)
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeChapter.contentId))
    .where(
      and(
        eq(challengeChapter.id, chapterId),
        eq(challengeTitle.id, contentId),
        eq(challengeChapter.status, 'published'),
        eq(challengeTitle.listed, true),
      ),
    );
  return found === undefined ? null : { ...found, path: `/challenge/comic/${contentId}` };
}

async function findInCatalogue(
  db: Executor,
  { contentId, chapterId }: NewChapter,
  now: Date,
): Promise<Noticed | null> {
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
