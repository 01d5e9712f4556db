import { expect, it } from 'vitest';
import type { PreparedAnswer } from './send-answer.ts';
import { SharedAnswers } from './shared-answers.ts';

const answer = (text: string): PreparedAnswer => ({
  text,
  code: 200,
  keeping: 'revalidate',
  etag: null,
});

function counting() {
  let clock = 0;
  let made = 0;
  const shared = new SharedAnswers(1000, () => clock);
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

it('keeps 500 at most', async () => {
  const { ask, made } = counting();
  for (let index = 0; index < 501; index += 1) await ask(String(index));
  await ask('500');
  expect(made()).toBe(501);
  await ask('0');
  expect(made()).toBe(502);
});
