import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { addChallengeChapter } from './testing/challenge-works.ts';
import { openChallenge } from './testing/open-challenge.ts';
import { publishChallengeChapter } from './publish-chapter.ts';

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
