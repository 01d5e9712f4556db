import { expect, it } from 'vitest';
import { isOrderId } from './order-id.ts';

it('knows what an order is asked about by', () => {
  expect(isOrderId('7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11')).toBe(true);
  expect(isOrderId('7D0D2A52-3E9C-4A8E-9F1E-0A4F4F0C7F11')).toBe(true);
});

it.each([
  null,
  '',
  '1',
  '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f1',
  '7d0d2a52-3e9c-0a8e-9f1e-0a4f4f0c7f11',
  ' 7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
  '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11\n',
])('asks about nothing by %j', (said) => {
  expect(isOrderId(said)).toBe(false);
});
