import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { batched } from './batched.ts';

const { db } = await freshDatabase();
afterEach(() => vi.useRealTimers());

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

/** Trips that come back when they are told to, in their order. */
function travelling(mostTogether: number) {
  const trips: { readonly questions: readonly number[]; readonly back: () => void }[] = [];
  const echo = batched<number, number>(mostTogether, async (_db, questions) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    trips.push({ questions, back: resolve });
    await promise;
    return questions;
  });
  const questions = () => trips.map((trip) => trip.questions);
  /** Asks, and lets the turn end. */
  const ask = async (question: number) => {
    const answer = echo(db, question);
    await turn();
    return { answer };
  };
  return { trips, questions, ask };
}

it('lets those who come while two trips are underway go together once one is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { trips, questions, ask } = travelling(3);
  const asked = [];
  for (const question of [1, 2, 3, 4]) asked.push(await ask(question));
  expect(questions()).toEqual([[1], [2]]);
  trips[1]?.back();
  expect(await asked[1]?.answer).toBe(2);
  expect(questions()).toEqual([[1], [2], [3, 4]]);
});

it('lets a batch go that is full, and holds the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { questions, ask } = travelling(2);
  for (const question of [1, 2, 3, 4, 5]) await ask(question);
  expect(questions()).toEqual([[1], [2], [3, 4]]);
});

it('holds nobody for long, where what is underway never comes back', async () => {
  const { questions, ask } = travelling(3);
  for (const question of [1, 2, 3, 4]) await ask(question);
  await expect.poll(() => questions().flat()).toEqual([1, 2, 3, 4]);
});
