import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { content, contentViews } from '#db/schema/works/catalogue.ts';
import { listIds } from '#modules/catalogue/list-titles.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { countView, sumViews } from './views.ts';

const { db } = await freshDatabase();

async function viewsOf(id: number): Promise<number | undefined> {
  const [row] = await db.select().from(content).where(eq(content.id, id));
  return row?.totalViews;
}

function popular(): Promise<number[]> {
  const where = {
    audience: { locale: 'ko-KR', acceptMature: 'N' },
    category: 'all_comic',
  } as const;
  return listIds(db, { by: 'ranking' }, where, { offset: 0, limit: 9 });
}

it('loses no view and counts none twice, however many count and sum at once', async () => {
  const [one, two] = [await addTitle(db, { totalViews: 100 }), await addTitle(db)];
  const counting = Array.from({ length: 60 }, (_, n) => countView(db, n % 3 ? one.id : two.id));
  await Promise.all([...counting, sumViews(db), sumViews(db), sumViews(db)]);
  await sumViews(db);
  expect([await viewsOf(one.id), await viewsOf(two.id)]).toEqual([140, 20]);
  expect(await db.$count(contentViews)).toBe(0);
  await db.delete(content);
});

it('leaves a title as it is until views are summed, and then moves it up', async () => {
  const [first, second] = [await addTitle(db, { totalViews: 2 }), await addTitle(db)];
  for (let view = 0; view < 3; view += 1) await countView(db, second.id);
  expect(await popular()).toEqual([first.id, second.id]);
  await sumViews(db);
  expect(await popular()).toEqual([second.id, first.id]);
});

it('does not wait for somebody who is counting', async () => {
  const title = await addTitle(db);
  await inTransaction(db, async (tx) => {
    await countView(tx, title.id);
    await sumViews(db);
  });
  expect(await viewsOf(title.id)).toBe(0);
  await sumViews(db);
  expect(await viewsOf(title.id)).toBe(1);
});
