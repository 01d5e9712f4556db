import { expect, it } from 'vitest';
import { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { SharedAnswers } from './shared-answers.ts';

function answer(text: string): PreparedAnswer {
  return new PreparedAnswer({ body: Buffer.from(text), code: 200, etag: null });
}

const textOf = ({ body }: PreparedAnswer): string => body.toString();

function counting() {
  // Zero is "never" to the cache.
  let clock = 1;
  let made = 0;
  const shared = new SharedAnswers({ forMs: 1000, mostBytes: 4 * 1035, clock: () => clock });
  const ask = async (key: string): Promise<string> =>
    textOf(await shared.get(key, async () => answer(`${key} ${(made += 1)}`)));
  return { shared, ask, wait: (ms: number) => (clock += ms), made: () => made };
}

it('makes an answer once for all who ask at the same time, and again when it is old', async () => {
  const { ask, wait } = counting();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  wait(999);
  expect(await ask('a')).toBe('a 1');
  wait(3001);
  expect(await ask('a')).toBe('a 3');
});

it('hands out the one before while the next is made, but none that is much older', async () => {
  const { ask, wait, made } = counting();
  await ask('a');
  wait(2999);
  expect(await ask('a')).toBe('a 1');
  await expect.poll(made).toBe(2);
  await expect.poll(() => ask('a')).toBe('a 2');
  wait(3001);
  expect(await ask('a')).toBe('a 3');
});

it('compresses it once, too', async () => {
  const { shared } = counting();
  const make = async () => answer('a');
  const first = await (await shared.get('a', make)).encoded('br');
  expect(await (await shared.get('a', make)).encoded('br')).toBe(first);
});

it('does not keep what failed', async () => {
  const { shared, ask } = counting();
  await expect(shared.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask('a')).toBe('a 1');
});

it('lets go of what is old, and keeps no more bytes than it may', async () => {
  const { shared, ask, wait, made } = counting();
  // Each is 5 bytes: three bytes of a key (`é` is two), a space and a number; 1 KB and its key besides.
  for (const key of ['aaa', 'bbb', 'ccc', 'é1']) await ask(key);
  expect(shared.held).toEqual({ answers: 4, bytes: 3 * 1035 + 1033 });
  await ask('ddd');
  expect(shared.held).toEqual({ answers: 4, bytes: 3 * 1035 + 1033 });
  await ask('ddd');
  expect(made()).toBe(5);
  expect(await ask('aaa')).toBe('aaa 6');
  wait(3001);
  await ask('b');
  expect(shared.held).toEqual({ answers: 1, bytes: 1029 });
});

it('answers who waits, even when the answer would be old by then', async () => {
  const { shared, wait } = counting();
  const slow = Promise.withResolvers<PreparedAnswer>();
  const first = shared.get('a', () => slow.promise);
  wait(1001);
  slow.resolve(answer('late'));
  expect(textOf(await first)).toBe('late');
});
