import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleLength } from '#text/visible-characters.ts';
import {
  checkNickname,
  checkSignUpNickname,
  defaultNickname,
  nicknameMaxLength,
} from './nickname.ts';

const family = '👨‍👩‍👧';
function refused(reason: string) {
  return { ok: false, reason };
}

it.each([
  ['한지', '한지'],
  [' Hanji reader ', 'Hanji reader'],
  ['a', 'a'],
  ['읽는 사람_7-(x)!?', '읽는 사람_7-(x)!?'],
  ['a'.repeat(20), 'a'.repeat(20)],
  [` ${'a'.repeat(20)} `, 'a'.repeat(20)],
  [family.repeat(20), family.repeat(20)],
  ['한'.normalize('NFD').repeat(20), '한'.normalize('NFD').repeat(20)],
  ['❤️ 1️⃣', '❤️ 1️⃣'],
])('[A5-010, B5-015] takes %j as %j', (nickname, value) => {
  expect(checkNickname(nickname)).toEqual({ ok: true, value });
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['\u3000', 'required'],
  ['\u200B\u3164', 'required'],
  ['a'.repeat(21), 'tooLong'],
  [family.repeat(21), 'tooLong'],
  ['<'.repeat(21), 'tooLong'],
  ['a' + '\u0301'.repeat(400), 'tooLong'],
  ['\u1100'.repeat(401), 'tooLong'],
])('[A5-010, A9-029, B5-015, B9-031] refuses %j: %s', (nickname, reason) => {
  expect(checkNickname(nickname)).toEqual(refused(reason));
  expect(nicknameMaxLength).toBe(20);
});

const marks = [...'<>&"\'/\\`'];
const unseen = ['\u0000', '\t', '\n', '\u007F', '\u0085', '\u200B', '\u202E', '\u3164', '\uD83D'];

it.each([marks, unseen].flat())('[A5-010, B5-015] refuses the character %j', (character) => {
  expect(checkNickname(`a${character}b`)).toEqual(refused('character'));
});

it.each([
  ['reader@hanji.example', 'reader'],
  [`${'a'.repeat(20)}@hanji.example`, 'a'.repeat(20)],
  [`${'a'.repeat(21)}@hanji.example`, 'a'.repeat(20)],
  [`'${'a'.repeat(20)}@hanji.example`, 'a'.repeat(20)],
  ["o'ne/i`l&@hanji.example", 'oneil'],
  ['a@b@hanji.example', 'a'],
  ['reader@\nhanji.example', 'reader'],
  ['reader', 'reader'],
  [' reader @hanji.example', 'reader'],
  ["'&'@hanji.example", null],
  ['@hanji.example', null],
  ['', null],
])('[A5-011] %j is by default called %j', (email, nickname) => {
  expect(defaultNickname(email)).toBe(nickname);
});

it('[A5-011] a default is itself a valid nickname', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (email) => {
      const nickname = defaultNickname(email);
      fc.pre(nickname !== null);
      expect(checkNickname(nickname ?? '')).toEqual({ ok: true, value: nickname });
      expect(visibleLength(nickname ?? '')).toBeLessThanOrEqual(20);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['한지', 'reader@hanji.example', { ok: true, value: '한지' }],
  ['', 'reader@hanji.example', { ok: true, value: 'reader' }],
  ['  ', 'reader@hanji.example', { ok: true, value: 'reader' }],
  ['<b>', 'reader@hanji.example', refused('character')],
  ['a'.repeat(21), 'reader@hanji.example', refused('tooLong')],
  ['', "'@hanji.example", refused('required')],
])('[A5-011] a sign-up as %j with %j gives %j', (nickname, email, checked) => {
  expect(checkSignUpNickname(nickname, email)).toEqual(checked);
});
