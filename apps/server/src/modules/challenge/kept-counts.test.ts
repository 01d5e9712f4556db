import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import {
  challengeComment,
  challengeCommentLike,
  challengeLike,
} from '#db/schema/challenge/reactions.ts';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import { challengeListed, challengeTitle } from '#db/schema/challenge/title.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { addChallengeChapter, addChallengeTitle, addCreator } from './testing/challenge-works.ts';

const { db, sql } = await freshDatabase();
const creator = await addCreator(db);

async function row(id: number) {
  const [title] = await db.select().from(challengeTitle).where(eq(challengeTitle.id, id));
  if (title === undefined) throw new Error(`there is no title ${id}`);
  return title;
}

async function lists(id: number): Promise<number[]> {
  const rows = await db
    .select()
    .from(challengeListed)
    .where(eq(challengeListed.contentId, id))
    .orderBy(asc(challengeListed.list));
  return rows.map(({ list }) => list);
}

async function change(id: number, facts: Partial<typeof challengeTitle.$inferInsert>) {
  await db.update(challengeTitle).set(facts).where(eq(challengeTitle.id, id));
}

it('a title stands in the lists of its genres from its first chapter on, and in none while it is gone', async () => {
  const { id } = await addChallengeTitle(db, creator.readerId, { genreIds: [10, 5] });
  expect(await lists(id)).toEqual([]);
  await addChallengeChapter(db, id, { status: 'draft', publishedAt: null });
  expect(await lists(id)).toEqual([]);
  await addChallengeChapter(db, id);
  expect(await lists(id)).toEqual([-1, 5, 10]);
  await change(id, { completed: true });
  expect(await lists(id)).toEqual([-1, 0, 5, 10, 105, 110]);
  await change(id, { genreIds: [4] });
  expect(await lists(id)).toEqual([-1, 0, 4, 104]);
  const suspended = { suspendedAt: testNow, suspendedBy: 'anna', suspendedReason: 'copied' };
  const shown = { suspendedAt: null, suspendedBy: null, suspendedReason: null };
  for (const [gone, back] of [
    [suspended, shown],
    [{ hiddenAt: testNow }, { hiddenAt: null }],
    [{ published: false }, { published: true }],
    [{ deletedAt: testNow }, { deletedAt: null }],
  ]) {
    await change(id, gone ?? {});
    expect(await lists(id)).toEqual([]);
    await change(id, back ?? {});
    expect(await lists(id)).toEqual([-1, 0, 4, 104]);
  }
});

it('a title has the dates of its first and last chapter, and its date stays when the first goes', async () => {
  const { id } = await addChallengeTitle(db, creator.readerId);
  const [first, last] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-09T00:00:00Z')];
  const { id: firstId } = await addChallengeChapter(db, id, { publishedAt: first });
  await addChallengeChapter(db, id, { publishedAt: last });
  expect(await row(id)).toMatchObject({ chapterCount: 2, publishedAt: first, updatedAt: last });
  await db
    .update(challengeChapter)
    .set({ status: 'withdrawn' })
    .where(eq(challengeChapter.id, firstId));
  expect(await row(id)).toMatchObject({ chapterCount: 1, publishedAt: first, updatedAt: last });
});

it('chapters that come and go at the same moment are all counted', async () => {
  const { id } = await addChallengeTitle(db, creator.readerId);
  const at = { status: 'draft', publishedAt: testNow } as const;
  const chapters = await Promise.all(
    Array.from({ length: 8 }, () => addChallengeChapter(db, id, at)),
  );
  const become = (status: 'published' | 'withdrawn') =>
    Promise.all(
      chapters.map((chapter) =>
        db.update(challengeChapter).set({ status }).where(eq(challengeChapter.id, chapter.id)),
      ),
    );
  await become('published');
  expect(await row(id)).toMatchObject({ chapterCount: 8, listed: true });
  await become('withdrawn');
  expect(await row(id)).toMatchObject({ chapterCount: 0, listed: false });
});

it('likes, comments and subscriptions are counted as they come and go', async () => {
  const { id: contentId } = await addChallengeTitle(db, creator.readerId);
  const { id: chapterId } = await addChallengeChapter(db, contentId);
  const { readerId } = await addCreator(db);
  await db.insert(challengeLike).values({ chapterId, contentId, readerId, likedAt: testNow });
  await db
    .insert(challengeSubscription)
    .values({ readerId, contentId, subscribedAt: testNow, visitedAt: testNow });
  const said = { chapterId, contentId, readerId, body: '面白い', postedAt: testNow };
  const [comment] = await db.insert(challengeComment).values(said).returning();
  const commentId = comment?.id ?? 0;
  await db.insert(challengeCommentLike).values({ commentId, readerId, likedAt: testNow });
  expect(await row(contentId)).toMatchObject({
    totalLikes: 1,
    commentCount: 1,
    subscribedCount: 1,
  });
  const [chapter] = await db
    .select()
    .from(challengeChapter)
    .where(eq(challengeChapter.id, chapterId));
  expect(chapter).toMatchObject({ totalLikes: 1, commentCount: 1 });
  expect(await db.select().from(challengeComment)).toMatchObject([{ totalLikes: 1 }]);
  await db.delete(challengeLike);
  await db.delete(challengeCommentLike);
  await db.delete(challengeSubscription);
  await db
    .update(challengeComment)
    .set({ hiddenAt: testNow, hiddenBy: 'creator', hiddenReason: '' });
  const none = { totalLikes: 0, commentCount: 0 };
  expect(await row(contentId)).toMatchObject({ ...none, subscribedCount: 0 });
  expect(await db.select().from(challengeComment)).toMatchObject([{ totalLikes: 0 }]);
});

it('a title is found by its name, its catchcopy and what its creator is called now', async () => {
  const { readerId, memberId } = await addCreator(db);
  const named = { name: 'ＣＡＴと  月', catchcopy: '夜の\nさんぽ' };
  const { id } = await addChallengeTitle(db, readerId, named);
  await sql`update member set nickname = 'ねこまる' where id = ${memberId}::uuid`;
  expect((await row(id)).searchText).toBe('catと 月 夜の さんぽ ねこまる');
});
