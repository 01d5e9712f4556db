import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Length } from '#text/utf8-length.ts';
import { checkEventName, cutEventName, eventNameMaxBytes } from './event-name.ts';

it.each([
  ['chapter_open', 'chapter_open'],
  ['a'.repeat(32), 'a'.repeat(32)],
  ['a'.repeat(33), 'a'.repeat(32)],
  ['한'.repeat(10), '한'.repeat(10)],
  [`${'한'.repeat(10)}ab`, `${'한'.repeat(10)}ab`],
  ['한'.repeat(11), '한'.repeat(10)],
  ['é'.repeat(17), 'é'.repeat(16)],
  [`${'a'.repeat(28)}👍`, `${'a'.repeat(28)}👍`],
  [`${'a'.repeat(29)}👍`, 'a'.repeat(29)],
  [`${'a'.repeat(31)}e\u0301`, 'a'.repeat(31)],
  [`${'a'.repeat(31)}한b`, 'a'.repeat(31)],
  [`a${'\u0301'.repeat(15)}`, `a${'\u0301'.repeat(15)}`],
  [`a${'\u0301'.repeat(16)}`, ''],
  ['', ''],
])('[B5-035] %j is cut to %j', (name, cut) => {
  expect(cutEventName(name)).toBe(cut);
});

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

it('[B5-035] a cut name has at most 32 bytes, begins the name, and is cut no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const cut = cutEventName(name);
      expect(eventNameMaxBytes).toBe(32);
      expect(utf8Length(cut)).toBeLessThanOrEqual(32);
      expect(name.startsWith(cut)).toBe(true);
      expect(cutEventName(cut)).toBe(cut);
    }),
  );
});
