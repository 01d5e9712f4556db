import { expect, it } from 'vitest';
import { purchaseError, purchaseErrorKinds } from './purchase-error.ts';

it.each([
  [208, 'alreadyOwned'],
  [401, 'unauthorizedMember'],
  [403, 'unauthorizedMember'],
  [404, 'unavailableContents'],
  [408, 'networkTimeout'],
  [500, 'server'],
  [503, 'server'],
  [9999, 'networkTimeout'],
  [201, 'response'],
  [400, 'response'],
  [402, 'response'],
  [418, 'response'],
])('code %i says %s', (code, kind) => {
  expect(purchaseError(code)).toBe(kind);
});

it('has the kinds that messages exist for', () => {
  expect(purchaseErrorKinds).toEqual([
    'cancelled',
    'networkTimeout',
    'unauthorizedMember',
    'unsupportedDeviceOrStore',
    'initialization',
    'server',
    'response',
    'store',
    'alreadyOwned',
    'inProgress',
    'accountMismatch',
    'invalidProduct',
    'unavailableContents',
    'noRentalTickets',
  ]);
});
