import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { batched } from './batched.ts';

const { db } = await freshDatabase();

function counting() {
  const asked: (readonly number[])[] = [];
  const double = batched<number, number>(50, async (_db, questions) => {
    asked.push(questions);
    if (questions.includes(13)) throw new Error('not 13');
    return questions.map((question) => question * 2);
  });
  return { asked, double };
}

it('asks at once what is asked in one turn, and gives each its own answer', async () => {
  const { asked, double } = counting();
  expect(await Promise.all([1, 2, 3].map((question) => double(db, question)))).toEqual([2, 4, 6]);
  expect(asked).toEqual([[1, 2, 3]]);
  await turn();
  expect(await double(db, 4)).toBe(8);
  expect(asked).toHaveLength(2);
});

it('asks as many at most together as it is told', async () => {
  const { asked, double } = counting();
  const questions = Array.from({ length: 120 }, (_, at) => 100 + at);
  const answers = await Promise.all(questions.map((question) => double(db, question)));
  expect(answers).toEqual(questions.map((question) => question * 2));
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('fails for all whom it could not ask for, and for nobody after them', async () => {
  const { double } = counting();
  const settled = await Promise.allSettled([double(db, 1), double(db, 13)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(db, 1)).toBe(2);
});
