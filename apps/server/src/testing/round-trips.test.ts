import { expect, it } from 'vitest';
import { sql as text } from 'drizzle-orm';
import { freshDatabase } from './fresh-database.ts';
import { roundTripsOf } from './round-trips.ts';

const { db } = await freshDatabase();
const quick = () => db.execute(text`select 1`);
const slow = () => db.execute(text`select pg_sleep(0.05)`);

it('counts what is asked at once as one, and what waits for an answer as another', async () => {
  expect(await roundTripsOf(db, () => Promise.all([quick(), quick(), slow()]))).toEqual({
    trips: 1,
    statements: 3,
  });
  const chain = async () => {
    await quick();
    await quick();
  };
  // Also where the chain is over before what is asked beside it.
  expect(await roundTripsOf(db, () => Promise.all([chain(), slow()]))).toEqual({
    trips: 2,
    statements: 3,
  });
});

it('leaves the pool as it was, also where work fails', async () => {
  const failing = roundTripsOf(db, () => db.execute(text`select 1 / 0`));
  await expect(failing).rejects.toThrow();
  expect(Object.hasOwn(db.$client, 'query')).toBe(false);
});
