import { expect, it } from 'vitest';
import { retry } from './retry.ts';

/** Fails so many times, and counts how often it is asked. */
function failing(times: number) {
  const work = async (): Promise<string> => {
    work.tries += 1;
    if (work.tries <= times) throw new Error(`failure ${work.tries}`);
    return 'done';
  };
  work.tries = 0;
  return work;
}

const { signal } = new AbortController();

it.each([0, 1, 3])('goes on after %i failures of three that are allowed', async (times) => {
  const work = failing(times);
  expect(await retry(work, { retries: 3, pauseMs: 1, signal })).toBe('done');
  expect(work.tries).toBe(times + 1);
});

it.each([0, 3])('gives up after %i retries, with what failed last', async (retries) => {
  const work = failing(9);
  const tried = retry(work, { retries, pauseMs: 1, signal });
  await expect(tried).rejects.toThrow(`failure ${retries + 1}`);
  expect(work.tries).toBe(retries + 1);
});

it('tries nothing again once it is stopped', async () => {
  const stop = new AbortController();
  const work = failing(9);
  const stopped = retry(
    async () => {
      stop.abort();
      return work();
    },
    { retries: 3, pauseMs: 1, signal: stop.signal },
  );
  await expect(stopped).rejects.toThrow('failure 1');
  expect(work.tries).toBe(1);
});

it('ends its pause when it is stopped', async () => {
  const stop = new AbortController();
  const work = failing(9);
  const stopped = retry(work, { retries: 3, pauseMs: 2 ** 30, signal: stop.signal });
  await expect.poll(() => work.tries).toBe(1);
  stop.abort();
  await expect(stopped).rejects.toThrow(/abort/);
  expect(work.tries).toBe(1);
});
