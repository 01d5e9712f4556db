import { expect, it } from 'vitest';
import type { PreparedAnswer } from './send-answer.ts';
import { SharedAnswers } from './shared-answers.ts';

function answer(text: string): PreparedAnswer {
  return {
    text,
    code: 200,
    cachePolicy: 'revalidate',
    etag: null,
  };
}

function counting() {
  let clock = 0;
  let made = 0;
  const shared = new SharedAnswers({ forMs: 1000, mostBytes: 20, clock: () => clock });
  const ask = (key: string): Promise<PreparedAnswer> =>
    shared.get(key, async () => answer(`${key} ${(made += 1)}`));
  return { shared, ask, wait: (ms: number) => (clock += ms), made: () => made };
}

it('makes an answer once for all who ask at the same time, and again when it is old', async () => {
  const { ask, wait } = counting();
  const texts = (await Promise.all([ask('a'), ask('a'), ask('b')])).map(({ text }) => text);
  expect(texts).toEqual(['a 1', 'a 1', 'b 2']);
  wait(999);
  expect((await ask('a')).text).toBe('a 1');
  wait(1);
  expect((await ask('a')).text).toBe('a 3');
});

it('does not keep what failed', async () => {
  const { shared, ask } = counting();
  await expect(shared.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await ask('a')).text).toBe('a 1');
});

it('lets go of what is old, and keeps no more bytes than it may', async () => {
  const { shared, ask, wait, made } = counting();
  // Each is 5 bytes: three bytes of a key (`é` is two), a space and a number.
  for (const key of ['aaa', 'bbb', 'ccc', 'é1']) await ask(key);
  expect(shared.held).toEqual({ answers: 4, bytes: 20 });
  await ask('ddd');
  expect(shared.held).toEqual({ answers: 4, bytes: 20 });
  await ask('ddd');
  expect(made()).toBe(5);
  expect((await ask('aaa')).text).toBe('aaa 6');
  wait(1000);
  await ask('b');
  expect(shared.held).toEqual({ answers: 1, bytes: 3 });
});

it('forgets what took longer than it would have been kept', async () => {
  const { shared, ask, wait } = counting();
  const slow = Promise.withResolvers<PreparedAnswer>();
  const first = shared.get('a', () => slow.promise);
  wait(1000);
  await ask('b');
  slow.resolve(answer('late'));
  expect((await first).text).toBe('late');
  expect(shared.held).toEqual({ answers: 1, bytes: 3 });
  expect((await ask('a')).text).toBe('a 2');
});
