import { expect, it } from 'vitest';
import { checkEventName } from './event-name.ts';

it.each([
  ['a', { ok: true, value: 'a' }],
  ['a'.repeat(32), { ok: true, value: 'a'.repeat(32) }],
  ['a'.repeat(33), { ok: false, reason: 'tooLong' }],
  [`${'한'.repeat(10)}ab`, { ok: true, value: `${'한'.repeat(10)}ab` }],
  ['한'.repeat(11), { ok: false, reason: 'tooLong' }],
  ['', { ok: false, reason: 'required' }],
])('[B5-035] %j gives %j', (name, checked) => {
  expect(checkEventName(name)).toEqual(checked);
});
