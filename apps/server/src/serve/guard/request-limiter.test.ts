import { expect, it } from 'vitest';
import { RequestLimiter } from './request-limiter.ts';

it('allows so many a minute of each, and says when to come again', () => {
  let now = 0;
  const limiter = new RequestLimiter(2, () => now);
  expect(limiter.count('a')).toEqual({ allowed: true, retryAfterS: 60 });
  now = 30_000;
  expect(limiter.count('a').allowed).toBe(true);
  expect(limiter.count('a')).toEqual({ allowed: false, retryAfterS: 30 });
  expect(limiter.count('b').allowed).toBe(true);
  now = 59_999;
  expect(limiter.count('a')).toEqual({ allowed: false, retryAfterS: 1 });
  now = 60_000;
  expect(limiter.count('a')).toEqual({ allowed: true, retryAfterS: 60 });
});

it('allows everything at 0', () => {
  const limiter = new RequestLimiter(0);
  expect(Array.from({ length: 9 }, () => limiter.count('a').allowed)).not.toContain(false);
});

it('remembers 50,000, and forgets who came longest ago', () => {
  const limiter = new RequestLimiter(1, () => 0);
  limiter.count('first');
  limiter.count('second');
  for (let index = 0; index < 49_999; index += 1) limiter.count(String(index));
  expect(limiter.count('second').allowed).toBe(false);
  expect(limiter.count('first').allowed).toBe(true);
});
