import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import {
  challengeComment,
  challengeCommentLike,
  challengeLike,
} from '@hanji/server/db/schema/challenge/reactions.ts';
import { challengeDay, challengeSubscription } from '@hanji/server/db/schema/challenge/readers.ts';
import { reader } from '@hanji/server/db/schema/readers/reader.ts';
import { editions } from '@hanji/contract/editions.ts';
import { dayIn } from '@hanji/domain/times/day.ts';
import { asc, inArray } from 'drizzle-orm';
import { randomFrom } from '#paint/random.ts';
import { drawnArea, type DrawnTitle } from './drawn-titles.ts';

const dayMs = 86_400_000;

/** So many days of figures: as many as rankings look back at, and a few more to draw a plot of. */
const daysTold = 20;

/** Who reads in the demo's challenge area, and draws in it; nobody signs in as them. */
export type Readers = { readonly creators: readonly number[]; readonly fans: readonly number[] };

const fanNames = [
  'もちもち',
  '本の虫',
  'よるねこ',
  '読み専です',
  '麦茶',
  'ペンギン部長',
  'すずめ',
  '五分だけ',
];

function idOf(number: number): string {
  return `4a6e6a69-0002-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The creators and readers of the demo, added where they are not there. */
export async function addReaders(db: Database): Promise<Readers> {
  return inTransaction(db, async (tx) => {
    const members = [...drawnArea.creators, ...fanNames].map((nickname, at) => ({
      id: idOf(at),
      nickname,
      locale: 'ja-JP' as const,
    }));
    await tx.insert(member).values(members).onConflictDoNothing();
    const ids = members.map(({ id }) => id);
    await tx
      .insert(reader)
      .values(ids.map((memberId) => ({ kind: 'member' as const, memberId })))
      .onConflictDoNothing();
    const rows = await tx
      .select({ id: reader.id })
      .from(reader)
      .where(inArray(reader.memberId, ids))
      .orderBy(asc(reader.memberId));
    const all = rows.map(({ id }) => id);
    const drawing = drawnArea.creators.length;
    return { creators: all.slice(0, drawing), fans: all.slice(drawing) };
  });
}

export type AppearedChapter = { readonly chapterId: number; readonly publishedAt: Date };

type Reacted = {
  readonly title: DrawnTitle;
  readonly contentId: number;
  readonly chapters: readonly AppearedChapter[];
  readonly readers: Readers;
  readonly now: Date;
};

/** Somewhen in the days that are told, and not before the chapter was there. */
function since({ publishedAt }: AppearedChapter, now: Date, share: number): Date {
  const age = Math.min(now.getTime() - publishedAt.getTime(), daysTold * dayMs);
  return new Date(now.getTime() - share * age);
}

/** Likes of readers who are there, and of so many who have left since. */
async function like(tx: Transaction, { title, contentId, chapters, readers, now }: Reacted) {
  const random = randomFrom(`${title.name} likes`);
  const likes = chapters.flatMap((chapter) => {
    const gone = Math.round(10 ** title.heat * random.range(0.5, 2));
    const fans = readers.fans.filter(() => random.chance(Math.min(0.9, title.heat / 2.2)));
    return [...fans, ...Array.from({ length: gone }, () => null)].map((readerId) => ({
      chapterId: chapter.chapterId,
      contentId,
      readerId,
      likedAt: since(chapter, now, random.range(0, 1)),
    }));
  });
  if (likes.length > 0) await tx.insert(challengeLike).values(likes);
  await countDays(tx, contentId, title, likes, now);
}

/** What the title had on each of the days: its likes, and the readers that go with so many. */
async function countDays(
  tx: Transaction,
  contentId: number,
  title: DrawnTitle,
  likes: readonly { readonly likedAt: Date }[],
  now: Date,
) {
  const random = randomFrom(`${title.name} days`);
  const zone = editions.ja.timeZone;
  const told = Array.from({ length: daysTold }, (_, ago) => {
    const day = dayIn(zone, new Date(now.getTime() - ago * dayMs));
    const own = likes.filter(({ likedAt }) => dayIn(zone, likedAt) === day).length;
    return { contentId, day, likes: own, views: Math.round(own * random.range(6, 14)) + 3 };
  });
  await tx.insert(challengeDay).values(told);
}

async function talk(tx: Transaction, { title, contentId, chapters, readers, now }: Reacted) {
  const random = randomFrom(`${title.name} talk`);
  const talkers = [...readers.fans, ...readers.creators].filter(
    (id) => id !== readers.creators[title.creator],
  );
  for (const chapter of chapters) {
    const { chapterId } = chapter;
    const said = drawnArea.remarks.filter(() => random.chance(title.heat / 5));
    // One after the other: the newest has the largest id, as in life.
    const shares = said.map(() => random.range(0, 1)).toSorted((a, b) => b - a);
    for (const [at, body] of said.entries()) {
      const readerId = random.pick(talkers);
      const postedAt = since(chapter, now, shares[at] ?? 0);
      const [row] = await tx
        .insert(challengeComment)
        .values({ chapterId, contentId, readerId, body, postedAt })
        .returning({ id: challengeComment.id });
      const commentId = row?.id ?? 0;
      const likers = readers.fans.filter((id) => id !== readerId && random.chance(0.3));
      if (likers.length === 0) continue;
      await tx
        .insert(challengeCommentLike)
        .values(likers.map((liker) => ({ commentId, readerId: liker, likedAt: postedAt })));
    }
  }
}

/** What readers of the demo have to say to a title, in likes, comments and subscriptions. */
export async function react(tx: Transaction, reacted: Reacted): Promise<void> {
  const { title, contentId, readers, now } = reacted;
  const random = randomFrom(`${title.name} subscribers`);
  await like(tx, reacted);
  await talk(tx, reacted);
  const subscribers = readers.fans.filter(() => random.chance(title.heat / 2.5));
  if (subscribers.length === 0) return;
  await tx
    .insert(challengeSubscription)
    .values(
      subscribers.map((readerId) => ({ readerId, contentId, subscribedAt: now, visitedAt: now })),
    );
}
