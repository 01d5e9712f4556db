import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { challengeOrders, challengeRankingTypes } from '@hanji/contract/challenge-vocabulary.ts';
import { rankingScore, rankTitles as ranksOf } from '@hanji/domain/challenge/ranking.ts';
import { challengeDay, challengeRanking } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';
import { addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { rankTitles } from './rank-titles.ts';
import { rankingName } from './ranking-name.ts';

const { db, sql, clock, done, title, pass } = await openChallenge();

const first = await title({ name: '一' });
const second = await title({ name: '二', completed: true });
const third = await title({ name: '三' });

async function days(contentId: number) {
  return db
    .select()
    .from(challengeDay)
    .where(eq(challengeDay.contentId, contentId))
    .orderBy(asc(challengeDay.day));
}

it('counts what a title had on a day, which stays when it is taken back or its reader is gone', async () => {
  const { contentId, chapterId } = first;
  const path = `/challenge/content/${contentId}/${chapterId}`;
  const people = [await addCreator(db), await addCreator(db), await addCreator(db)];
  for (const { token } of people) {
    await done(`${path}/read`, { method: 'POST', token });
    await done(`${path}/like`, { method: 'POST', token });
    for (const comment of ['一', '二']) {
      await done(`/challenge/comment/${contentId}/${chapterId}`, { form: { comment }, token });
    }
    await done('/challenge/subscribe', { form: { contentId: String(contentId) }, token });
  }
  const counted = { contentId, day: '2026-11-20', views: 3, likes: 3, comments: 3, subscribers: 3 };
  await rankTitles(db, clock.now);
  expect(await days(contentId)).toEqual([counted]);
  const [row] = await db.select().from(challengeTitle).where(eq(challengeTitle.id, contentId));
  expect(row).toMatchObject({ totalViews: 3, totalViewsUpdatedAt: clock.now, recentLikes: 3 });
  await done(`${path}/like`, { method: 'DELETE', token: people[0]?.token ?? '' });
  await sql`delete from challenge_view`;
  await rankTitles(db, clock.now);
  expect(await days(contentId)).toEqual([counted]);
});

it('ranks as the rule does, with the figure beside each rank, and again makes the same', async () => {
  const figures = [
    [first.contentId, '2026-11-18', 1, 4],
    [second.contentId, '2026-11-14', 8, 9],
    // The day before those that are looked back at.
    [third.contentId, '2026-11-13', 99, 99],
    [third.contentId, '2026-11-19', 2, 0],
  ] as const;
  for (const [contentId, day, views, likes] of figures) {
    await db.insert(challengeDay).values({ contentId, day, views, likes });
  }
  await rankTitles(db, testNow);
  const titles = (await db.select().from(challengeTitle)).map((row) => ({
    contentId: row.id,
    completed: row.completed,
    publishedAt: row.publishedAt ?? row.createdAt,
    updatedAt: row.updatedAt,
    views: row.recentViews,
    likes: row.recentLikes,
    comments: row.recentComments,
    totalViews: row.totalViews,
    totalLikes: row.totalLikes,
  }));
  expect(titles.find(({ contentId }) => contentId === third.contentId)).toMatchObject({
    views: 2,
    likes: 0,
  });
  const read = (name: string) =>
    db
      .select()
      .from(challengeRanking)
      .where(eq(challengeRanking.ranking, name))
      .orderBy(asc(challengeRanking.rank));
  for (const type of challengeRankingTypes) {
    for (const order of challengeOrders) {
      const expected = ranksOf(titles, type, order, testNow).map((each, at) => ({
        day: '2026-11-20',
        ranking: rankingName(type, order),
        rank: at + 1,
        contentId: each.contentId,
        score: rankingScore(each, order),
      }));
      expect(await read(rankingName(type, order))).toEqual(expected);
    }
  }
  const before = await db.select().from(challengeRanking);
  await rankTitles(db, testNow);
  expect(await db.select().from(challengeRanking)).toHaveLength(before.length);
});

it('keeps the rankings of other days, and those who opened chapters for some days alone', async () => {
  const { contentId, chapterId } = third;
  const path = `/challenge/content/${contentId}/${chapterId}/read`;
  await done(path, { method: 'POST' });
  pass(7 * 86_400);
  await rankTitles(db, clock.now);
  const kept = () => sql`select from challenge_view where content_id = ${contentId}`;
  expect(await kept()).toHaveLength(1);
  pass(86_400);
  await rankTitles(db, clock.now);
  expect(await kept()).toHaveLength(0);
  const ranked = await sql<{ day: string }>`
    select distinct day::text as day from challenge_ranking order by day`;
  expect(ranked.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-27', '2026-11-28']);
});
