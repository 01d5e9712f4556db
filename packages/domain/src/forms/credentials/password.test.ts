import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkConfirmation,
  checkLoginPassword,
  checkPassword,
  passwordMaxLength,
  passwordMinLength,
} from './password.ts';

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

describe('a new password', () => {
  it.each([
    'hanji123',
    'hanji!!!',
    'HANJI-77',
    'z1234567',
    'Z1234567',
    'a!!!!!!!',
    'A@[`{!!!',
    `a${punctuation.slice(0, 31)}`,
    `a${punctuation.slice(-7)}`,
    `a${'1'.repeat(31)}`,
  ])('[A5-004, A5-005, B5-012] may be %j', (password) => {
    expect(checkPassword(password)).toEqual({ ok: true, value: password });
    expect(checkLoginPassword(password)).toEqual({ ok: true, value: password });
  });

  it.each([
    ['', 'required'],
    [' ', 'whitespace'],
    ['hanji 123', 'whitespace'],
    [' hanji123', 'whitespace'],
    ['hanji123\t', 'whitespace'],
    ['hanji\u3000123', 'whitespace'],
    ['한 지', 'whitespace'],
    ['hanji123한', 'character'],
    ['é', 'character'],
    ['한hanji123', 'character'],
    ['hanji123\u007F', 'character'],
    ['hanji123\u0000', 'character'],
    ['ｈａｎｊｉ１２３', 'character'],
    ['hanji12👍', 'character'],
    ['hanji12', 'tooShort'],
    ['1', 'tooShort'],
    [`a${'1'.repeat(32)}`, 'tooLong'],
    ['1'.repeat(33), 'tooLong'],
    ['12345678', 'composition'],
    ['!!!!!!!!', 'composition'],
    ['1234567!', 'composition'],
    ['[\\]^_`{@', 'composition'],
    ['hanjihan', 'composition'],
    ['HANJIHAN', 'composition'],
    ['azAZazAZ', 'composition'],
  ])('[A5-004, A5-005, B5-012, B5-026] may not be %j: %s', (password, reason) => {
    expect(checkPassword(password)).toEqual({ ok: false, reason });
  });

  it('[A5-004, A9-029, B9-031] has 8 to 32 characters', () => {
    expect([passwordMinLength, passwordMaxLength]).toEqual([8, 32]);
  });

  it('[A5-005, B5-012] may hold every printable ASCII character and no other', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), (code) => {
        const { ok } = checkPassword(`hanji123${String.fromCharCode(code)}`);
        expect(ok).toBe(code > 32 && code < 127);
      }),
      { examples: [[32], [33], [126], [127]], numRuns: 500 },
    );
  });
});

describe('the login form', () => {
  it.each([
    ['', 'required'],
    ['hanji 1', 'whitespace'],
    ['hanji1한', 'character'],
    [`a${'1'.repeat(32)}`, 'tooLong'],
    ['1'.repeat(33), 'tooLong'],
    ['1234', 'composition'],
    ['hanji', 'composition'],
  ])('[B5-011, B5-026] refuses %j: %s', (password, reason) => {
    expect(checkLoginPassword(password)).toEqual({ ok: false, reason });
  });

  it('[B5-011] takes a password that is shorter than a new one may be', () => {
    expect(checkLoginPassword('a1')).toEqual({ ok: true, value: 'a1' });
  });
});

describe('the confirmation', () => {
  it.each([
    ['hanji123', 'hanji123', { ok: true, value: 'hanji123' }],
    ['hanji124', 'hanji123', { ok: false, reason: 'mismatch' }],
    ['Hanji123', 'hanji123', { ok: false, reason: 'mismatch' }],
    ['hanji123 ', 'hanji123', { ok: false, reason: 'mismatch' }],
    ['', 'hanji123', { ok: false, reason: 'required' }],
    ['', '', { ok: false, reason: 'required' }],
  ])('[A5-006, B5-013] %j for %j gives %j', (confirmation, password, checked) => {
    expect(checkConfirmation(confirmation, password)).toEqual(checked);
  });
});
