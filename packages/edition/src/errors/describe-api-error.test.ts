import { expect, it } from 'vitest';
import { describeApiError } from './describe-api-error.ts';

it.each([
  [401, 'signInTitle', 'none'],
  [402, 'purchaseTitle', 'none'],
  [404, 'notFoundTitle', 'none'],
  [428, 'matureTitle', 'none'],
  [429, 'tooManyTitle', 'manual'],
  [451, 'adultTitle', 'none'],
  [500, 'serviceTitle', 'manual'],
  [503, 'maintenanceTitle', 'auto'],
  [418, 'unknownTitle', 'manual'],
])('code %d says %s and tries again: %s', (code, title, retry) => {
  expect(describeApiError(code, true)).toMatchObject({ title, retry });
});

it('tells a device that is offline from a service that does not answer', () => {
  expect(describeApiError(9999, false).title).toBe('offlineTitle');
  expect(describeApiError(9999, true).title).toBe('unreachableTitle');
});
