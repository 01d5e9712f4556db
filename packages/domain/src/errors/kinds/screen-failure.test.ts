import { expect, it } from 'vitest';
import { screenFailure } from './screen-failure.ts';

it.each([
  [401, 'signIn', 'none'],
  [402, 'purchase', 'none'],
  [404, 'notFound', 'none'],
  [408, 'slow', 'manual'],
  [426, 'update', 'none'],
  [428, 'mature', 'none'],
  [429, 'tooMany', 'manual'],
  [451, 'adult', 'none'],
  [500, 'service', 'manual'],
  [503, 'maintenance', 'auto'],
  [0, 'unknown', 'manual'],
  [403, 'unknown', 'manual'],
  [418, 'unknown', 'manual'],
] as const)('code %i is %s and tries again: %s, connection or not', (code, kind, retry) => {
  expect(screenFailure(code, true)).toEqual({ kind, retry });
  expect(screenFailure(code, false)).toEqual({ kind, retry });
});

it('tries again by itself until there is a connection', () => {
  expect(screenFailure(9999, false)).toEqual({ kind: 'connectionLost', retry: 'auto' });
  expect(screenFailure(9999, true)).toEqual({ kind: 'hostNotFound', retry: 'auto' });
});
