import { expect, it } from 'vitest';
import { expiryLabel } from './expiry-label.ts';

const hidden = { kind: 'hidden' };

it.each([
  [0, hidden],
  [60, hidden],
  [3600, hidden],
  [3601, hidden],
  [86_399, hidden],
  [86_400, hidden],
  [86_401, { kind: 'days', amount: 1 }],
  [172_799, { kind: 'days', amount: 1 }],
  [172_800, { kind: 'days', amount: 2 }],
])('%d s left are labelled %j', (seconds, label) => {
  expect(expiryLabel(seconds)).toEqual(label);
});
