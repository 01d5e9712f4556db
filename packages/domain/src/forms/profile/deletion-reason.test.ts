import { expect, it } from 'vitest';
import { checkDeletionReason } from './deletion-reason.ts';

const long = 'a'.repeat(500);

it.each([
  [' Too little time ', { ok: true, value: 'Too little time' }],
  [long, { ok: true, value: long }],
  [`${long}a`, { ok: false, reason: 'tooLong' }],
  ['', { ok: false, reason: 'required' }],
  [' \n', { ok: false, reason: 'required' }],
])('[A5-030, B5-032] while a reason is asked for, %j gives %j', (reason, checked) => {
  expect(checkDeletionReason(reason, { active: true })).toEqual(checked);
});

it.each(['', 'left over', `${long}a`])(
  '[A5-030, B5-032] while none is asked for, %j is not looked at',
  (reason) => {
    expect(checkDeletionReason(reason, { active: false })).toEqual({ ok: true, value: null });
  },
);
