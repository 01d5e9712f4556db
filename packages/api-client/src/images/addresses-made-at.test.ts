import { expiryOf, hasRunOut } from '@hanji/domain/reading/images/address-lifetime.ts';
import { expect, it } from 'vitest';
import { addressesMadeAt } from './addresses-made-at.ts';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-03-04T05:06:07Z');
const parameter = `exp=${expiryOf(new Date(now))}&sig=x`;

it('takes addresses that were made just now for good ones, and those of the day before for old', () => {
  const madeAt = addressesMadeAt([{ parameter }]) ?? 0;
  expect(hasRunOut(madeAt, now)).toBe(false);
  expect(hasRunOut(madeAt, now + 5 * hour)).toBe(false);
  expect(hasRunOut(madeAt, now + 12 * hour)).toBe(true);
});

it.each([[[]], [[{ parameter: '' }]], [[{ parameter: 'exp=soon' }]]])(
  'knows none of %j',
  (images) => {
    expect(addressesMadeAt(images)).toBeUndefined();
  },
);
