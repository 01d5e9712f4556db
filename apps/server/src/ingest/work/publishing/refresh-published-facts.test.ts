import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { refreshPublishedFacts } from './refresh-published-facts.ts';

const { db } = await freshDatabase();

function day(date: number): Date {
  return new Date(Date.UTC(2026, 10, date));
}

async function factsOf(id: number) {
  const [row] = await db.select().from(content).where(eq(content.id, id));
  return [row?.episodeCount, row?.volumeCount, row?.lastChapterPublishedAt];
}

it('counts what has appeared, and says when the next does', async () => {
  const { id } = await addTitle(db);
  await addChapter(db, id, { sort: 1, publishedAt: day(1) });
  await addChapter(db, id, { sort: 2, publishedAt: day(3) });
  await addChapter(db, id, { sort: 3, publishedAt: day(5) });
  await addChapter(db, id, { unit: 'volume', publishedAt: day(2) });
  await addChapter(db, id, { sort: 4, publishedAt: day(1), withdrawnAt: day(1) });
  await addChapter(db, id, { sort: 5, publishedAt: day(4), withdrawnAt: day(1) });
  expect(await refreshPublishedFacts(db, [id], new Date(day(3).getTime() - 1))).toEqual(
    new Map([[id, day(3)]]),
  );
  expect(await factsOf(id)).toEqual([1, 1, day(2)]);
  expect(await refreshPublishedFacts(db, [id], day(3))).toEqual(new Map([[id, day(5)]]));
  expect(await factsOf(id)).toEqual([2, 1, day(3)]);
  expect(await refreshPublishedFacts(db, [id], day(9))).toEqual(new Map());
  expect(await factsOf(id)).toEqual([3, 1, day(5)]);
});

it('tells titles apart, and leaves the others alone', async () => {
  const [one, two, other] = [await addTitle(db), await addTitle(db), await addTitle(db)];
  for (const [place, { id }] of [one, two, other].entries()) {
    await addChapter(db, id, { sort: 1, publishedAt: day(1 + place) });
    await addChapter(db, id, { sort: 2, publishedAt: day(5 + place) });
  }
  const before = await factsOf(other.id);
  expect(await refreshPublishedFacts(db, [one.id, two.id], day(5))).toEqual(
    new Map([[two.id, day(6)]]),
  );
  expect(await factsOf(one.id)).toEqual([2, 0, day(5)]);
  expect(await factsOf(two.id)).toEqual([1, 0, day(2)]);
  expect(await factsOf(other.id)).toEqual(before);
});

it('knows no date of a title whose chapters are all to come', async () => {
  const { id } = await addTitle(db, { episodeCount: 7 });
  await addChapter(db, id, { publishedAt: day(5) });
  expect(await refreshPublishedFacts(db, [id], day(4))).toEqual(new Map([[id, day(5)]]));
  expect(await factsOf(id)).toEqual([0, 0, null]);
});
