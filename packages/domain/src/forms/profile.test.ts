import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { visibleLength } from '#text/visible-characters.ts';
import {
  checkNickname,
  checkSignUpNickname,
  defaultNickname,
  nicknameMaxLength,
  checkMobile,
  mobileMaxLength,
  checkAvatar,
  checkDeletionReason,
} from './profile.ts';
import { numericInput } from '#forms/numeric-input.ts';
describe('nickname', () => {
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

  it('refuses marks that are heaped on a letter, and takes as many as languages write', () => {
    expect(checkNickname(`Z${'\u0335\u0322'.repeat(3)}`)).toEqual(refused('character'));
    for (const name of ['Nguyễn Ngữ', 'น้ำผึ้ง', 'שָׁלוֹם', 'བསྒྲུབས', 'क्ष्म्य']) {
      for (const form of ['NFC', 'NFD']) {
        expect(checkNickname(name.normalize(form))).toMatchObject({ ok: true });
      }
    }
  });

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
});

describe('mobile', () => {
  describe.each([true, false])('with the flag %s', (required) => {
    it.each(['0', '1', '6', '7', '8', '9'])('[A5-012, B5-021] takes 01%s', (digit) => {
      const mobile = `01${digit}12345678`;
      expect(checkMobile(mobile, { required })).toEqual({ ok: true, value: mobile });
    });

    it.each([
      ...['2', '3', '4', '5', ','].map((digit) => `01${digit}12345678`),
      '02012345678',
      '11012345678',
      '0101234567',
      '010123456789',
      '010-1234-5678',
      ' 01012345678',
      '01012345678 ',
      '01012345678\n',
      '+821012345678',
      '0101234567a',
      '０１０１２３４５６７８',
      '1',
    ])('[A5-012, B5-021, B5-022] refuses %j', (mobile) => {
      expect(checkMobile(mobile, { required })).toEqual({ ok: false, reason: 'format' });
    });
  });

  it.each(['', '  '])(
    '[A5-012, B5-022] %j is refused only where a number is required',
    (mobile) => {
      expect(checkMobile(mobile, { required: true })).toEqual({ ok: false, reason: 'required' });
      expect(checkMobile(mobile, { required: false })).toEqual({ ok: true, value: null });
    },
  );

  it('[B5-021, B5-029] a number typed with hyphens is taken as its input writes it', () => {
    const typed = numericInput('010-1234-56789', mobileMaxLength);
    expect(checkMobile(typed, { required: true })).toEqual({ ok: true, value: '01012345678' });
  });
});

describe('avatar', () => {
  it.each(['jpeg', 'png', 'bmp'] as const)('[A5-025] an avatar may be a %s', (kind) => {
    expect(checkAvatar({ kind, size: 1 })).toEqual({ ok: true, value: { resizeToWidth: null } });
  });

  it.each(['gif', null] as const)('[A5-025] an avatar may not be a %s', (kind) => {
    expect(checkAvatar({ kind, size: 2_000_000 })).toEqual({ ok: false, reason: 'type' });
  });

  it.each([
    [1_048_575, null],
    [1_048_576, null],
    [1_048_577, 300],
  ])('an avatar of %i bytes is resized to the width %s', (size, resizeToWidth) => {
    expect(checkAvatar({ kind: 'png', size })).toEqual({ ok: true, value: { resizeToWidth } });
  });
});

describe('deletion reason', () => {
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
});
