import { describe, expect, it } from 'vitest';
import {
  isCodeExpired,
  mailLifetimeMs,
  checkVerificationCode,
  verificationCodeLength,
} from './mail.ts';
describe('mail lifetime', () => {
  const sentAt = new Date('2026-11-20T03:00:00Z');

  it.each([
    [0, false],
    [599_999, false],
    [600_000, true],
    [600_001, true],
    [-1, false],
    [Number.NaN, true],
  ])('[B5-024, B5-025, B9-031] %i ms after the mail: expired %s', (ms, expired) => {
    const now = new Date(sentAt.getTime() + ms);
    expect(isCodeExpired(sentAt, now)).toBe(expired);
    expect(mailLifetimeMs).toBe(600_000);
  });
});

describe('verification code', () => {
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

  it('[B9-031] has 6 digits', () => {
    expect(verificationCodeLength).toBe(6);
  });
});
