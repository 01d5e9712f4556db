import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it('knows what can be asked for by an id', () => {
  expect(isUuid('7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11')).toBe(true);
  expect(isUuid('7D0D2A52-3E9C-4A8E-9F1E-0A4F4F0C7F11')).toBe(true);
});

it.each([
  null,
  '',
  '1',
  '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f1',
  '7d0d2a52-3e9c-0a8e-9f1e-0a4f4f0c7f11',
  ' 7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
  '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11\n',
])('asks for nothing by %j', (said) => {
  expect(isUuid(said)).toBe(false);
});
