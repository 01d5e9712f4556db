import { expect, it } from 'vitest';
import { retryWaitMs } from './retry-wait.ts';

it.each([
  [503, {}, 3],
  [9999, {}, 3],
  [503, { retryAfterS: 10 }, 10],
  [503, { retryAfterS: 0 }, 3],
  [429, {}, 60],
  [429, { retryAfterS: 20 }, 20],
  [429, { retryAfterS: 1e9 }, 3600],
])('after %i with %j tries again in %i s', (code, said, seconds) => {
  expect(retryWaitMs({ code, ...said })).toBe(seconds * 1000);
});
