import { expect, it } from 'vitest';
import { checkVerificationCode, verificationCodeLength } from './verification-code.ts';

it.each([
  ['000000', { ok: true, value: '000000' }],
  ['987654', { ok: true, value: '987654' }],
  ['', { ok: false, reason: 'required' }],
  ['      ', { ok: false, reason: 'required' }],
  ['1', { ok: false, reason: 'tooShort' }],
  ['12345', { ok: false, reason: 'tooShort' }],
  ['1234a', { ok: false, reason: 'tooShort' }],
  ['1234567', { ok: false, reason: 'format' }],
  ['12345a', { ok: false, reason: 'format' }],
  ['a12345', { ok: false, reason: 'format' }],
  [' 123456', { ok: false, reason: 'format' }],
  ['123456\n', { ok: false, reason: 'format' }],
  ['１２３４５６', { ok: false, reason: 'format' }],
])('[A5-014, B5-024] %j gives %j', (code, checked) => {
  expect(checkVerificationCode(code)).toEqual(checked);
});

it('[A9-031, B9-031] has 6 digits', () => {
  expect(verificationCodeLength).toBe(6);
});
