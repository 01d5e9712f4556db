import { expect, it } from 'vitest';
import { requestStanding } from './request-standing.ts';

it.each([
  [null, 'first'],
  [{ takenUpAt: null }, 'replaces'],
  [{ takenUpAt: new Date(0) }, 'locked'],
])('beside %j a new request is %s', (earlier, standing) => {
  expect(requestStanding(earlier)).toBe(standing);
});
