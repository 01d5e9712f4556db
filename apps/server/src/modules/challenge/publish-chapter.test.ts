import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { addChallengeChapter } from './testing/challenge-works.ts';
import { openChallenge } from './testing/open-challenge.ts';
import { publishChallengeChapter, tellOfChapter } from './publish-chapter.ts';

const { db, sql, clock, title, content, pass } = await openChallenge();

/** Of which chapters subscribers are told. */
async function told(): Promise<unknown[]> {
  const jobs = await sql`select data from pgboss.job where name = 'notify-new-chapter'`;
  return jobs.map(({ data }) => data);
}

it('lets a scheduled chapter appear at its time and not before, and no other', async () => {
  const one = await title();
  const publishedAt = new Date(clock.now.getTime() + 60_000);
  const scheduled = { status: 'scheduled', publishedAt } as const;
  const soon = await addChallengeChapter(db, one.contentId, scheduled);
  const draft = await addChallengeChapter(db, one.contentId, { status: 'draft' });
  const appeared = async () =>
    (await content(one)).chapters.map(({ chapterId }) => chapterId).slice(1);
  const publish = (id: number) => publishChallengeChapter(db, id, clock.now);
  pass(59);
  await publish(soon.id);
  expect([await appeared(), await told()]).toEqual([[], []]);
  pass(1);
  await publish(soon.id);
  await publish(draft.id);
  expect(await appeared()).toEqual([soon.id]);
  const { contentId } = one;
  expect(await told()).toEqual([{ contentId, chapterId: soon.id, area: 'challenge' }]);
  expect((await content(one)).updatedAt).toBe(publishedAt.toISOString());
  await db
    .update(challengeChapter)
    .set({ status: 'withdrawn' })
    .where(eq(challengeChapter.id, soon.id));
  await publish(soon.id);
  expect(await appeared()).toEqual([]);
});

it('has subscribers told once an hour at the most, then of the last chapter that came', async () => {
  await sql`delete from pgboss.job`;
  const { contentId } = await title();
  const jobs = async () => {
    const rows = await sql`
      select data ->> 'chapterId' as chapter, start_after as at, state from pgboss.job
      where name = 'notify-new-chapter' order by start_after`;
    return rows.map(({ chapter, at, state }) => [Number(chapter), at, state]);
  };
  const began = clock.now.getTime();
  const again = new Date(began + 3_600_000);
  await tellOfChapter(db, { contentId, chapterId: 1 }, clock.now);
  await sql`update pgboss.job set state = 'completed' where name = 'notify-new-chapter'`;
  for (const chapterId of [2, 3]) {
    pass(60);
    await tellOfChapter(db, { contentId, chapterId }, clock.now);
  }
  // The first was told at once, by the clock of the queue.
  const [later, first] = await jobs();
  expect([first?.[0], first?.[2]]).toEqual([1, 'completed']);
  expect(later).toEqual([3, again, 'created']);
  await sql`update pgboss.job set state = 'completed' where name = 'notify-new-chapter'`;
  pass(3600);
  await tellOfChapter(db, { contentId, chapterId: 4 }, clock.now);
  expect(await jobs()).toContainEqual([4, new Date(again.getTime() + 3_600_000), 'created']);
  pass(2 * 3600);
  await sql`update pgboss.job set state = 'completed' where name = 'notify-new-chapter'`;
  await tellOfChapter(db, { contentId, chapterId: 5 }, clock.now);
  expect((await jobs()).at(-1)).toMatchObject([5, expect.any(Date), 'created']);
});
