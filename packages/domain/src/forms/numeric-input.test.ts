import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numericInput } from './numeric-input.ts';

it.each([
  ['', 11, ''],
  ['010-1234-5678', 11, '01012345678'],
  [' +82 10', 11, '8210'],
  ['12a3', 3, '123'],
  ['123', 3, '123'],
  ['1234', 3, '123'],
  ['a1234', 3, '123'],
  ['０１９', 11, '019'],
  ['／：', 11, ''],
  ['١２', 11, '2'],
  ['1.5e3', 11, '153'],
])('[B5-029] %j cut to %i is %j', (text, max, digits) => {
  expect(numericInput(text, max)).toBe(digits);
});

it('[B5-029] is cut to 500 where no other length is given', () => {
  expect(numericInput('7'.repeat(501))).toBe('7'.repeat(500));
});

it('holds digits only, at most as many as allowed, and stays when typed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(14), (text, max) => {
      const digits = numericInput(text, max);
      expect(digits).toMatch(/^\d*$/);
      expect(digits.length).toBeLessThanOrEqual(max);
      expect(numericInput(digits, max)).toBe(digits);
    }),
  );
});
