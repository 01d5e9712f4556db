import { expect, it } from 'vitest';
import { checkAgreement, checkChoice } from './choice.ts';

const choices = ['account', 'payment'] as const;

it.each([
  ['account', { ok: true, value: 'account' }],
  ['payment', { ok: true, value: 'payment' }],
  ['Account', { ok: false, reason: 'unknown' }],
  [' ', { ok: false, reason: 'unknown' }],
  ['toString', { ok: false, reason: 'unknown' }],
  ['', { ok: false, reason: 'required' }],
  [null, { ok: false, reason: 'required' }],
])('%j gives %j', (given, checked) => {
  expect(checkChoice(given, choices)).toEqual(checked);
});

it('[B5-033] a required agreement must be ticked', () => {
  expect(checkAgreement(true)).toEqual({ ok: true, value: true });
  expect(checkAgreement(false)).toEqual({ ok: false, reason: 'required' });
});
