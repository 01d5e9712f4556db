import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  checkEmail,
  emailMinLength,
  checkConfirmation,
  checkLoginPassword,
  checkPassword,
  passwordMaxLength,
  passwordMinLength,
  loginProblems,
  newPasswordProblems,
  passwordChangeProblems,
} from './credentials.ts';
describe('email', () => {
  const format = { ok: false, reason: 'format' };
  const longHost = ['a', 'b', 'c'].map((letter) => letter.repeat(61)).join('.');

  it.each([
    'reader@hanji.example',
    'a@b.co',
    'aa@b.c',
    'first.last+tag@mail.hanji.example',
    "o'neil_!#$%&*/=?^`{|}~-@hanji.example",
    'READER@HANJI.EXAMPLE',
    '123@4-5.example',
    `${'a'.repeat(64)}@hanji.example`,
    `a@${'b'.repeat(63)}.example`,
    `${'a'.repeat(64)}@${longHost}.io`,
    `${'a'.repeat(64)}@${longHost}.inf`,
  ])('[A5-001, B5-010, B5-023] takes %j', (email) => {
    expect(checkEmail(email)).toEqual({ ok: true, value: email });
  });

  it.each(['', ' ', '\t\u3000', '\u200B'])(
    '[A5-001, B5-010] asks for an email after %j',
    (email) => {
      expect(checkEmail(email)).toEqual({ ok: false, reason: 'required' });
    },
  );

  it.each([
    'a@b.c',
    'reader',
    'reader@',
    '@hanji.example',
    'reader@hanji',
    'reader@hanji.',
    'reader@.example',
    'reader@hanji..example',
    'reader@-hanji.example',
    'reader@hanji-.example',
    'reader@hanji_x.example',
    '.reader@hanji.example',
    'reader.@hanji.example',
    're..ader@hanji.example',
    're@der@hanji.example',
    're"ader@hanji.example',
    're(ader@hanji.example',
    're,ader@hanji.example',
    'reader@hanji.example,',
    'réader@hanji.example',
    'reader@hanji.éxample',
    'reader@hanji.exampleé',
    '<reader@hanji.example>',
    'reader@[127.0.0.1]',
    'reader@hanji.example\n',
    'reader@hanji.example\u200B',
    `${'a'.repeat(65)}@hanji.example`,
    `a@${'b'.repeat(64)}.example`,
    `${'a'.repeat(64)}@${longHost}.info`,
  ])('[A5-001, B5-010, B5-023] refuses %j', (email) => {
    expect(checkEmail(email)).toEqual(format);
  });

  it('[A5-001, B5-023] is longer than 5 characters, which the longest is not over 254', () => {
    expect(emailMinLength).toBe(6);
    expect('aa@b.c').toHaveLength(6);
    expect(`${'a'.repeat(64)}@${longHost}.inf`).toHaveLength(254);
  });

  /** Syllables, jamo and their extensions, compatibility jamo, half-width jamo. */
  const korean = ['가', '힣', 'ᄀ', 'ᇿ', 'ꥠ', 'ힰ', 'ㄱ', 'ㅣ', 'ㆎ', 'ﾡ', 'ￜ'];
  const blanks = [' ', '\t', '\n', '\u00A0', '\u3000', '\uFEFF'];

  it('[A5-001, B5-023, B5-026] refuses Korean letters and spaces wherever they stand', () => {
    const email = 'reader@hanji.example';
    fc.assert(
      fc.property(fc.constantFrom(...korean, ...blanks), fc.nat(email.length), (letter, at) => {
        expect(checkEmail(email.slice(0, at) + letter + email.slice(at))).toEqual(format);
      }),
    );
  });

  it('answers in time whatever is entered', () => {
    const tricky = ['a.', 'a-', '-', 'a@', '.', 'a'].map((part) => `a@${part.repeat(100_000)}!`);
    for (const email of tricky) expect(checkEmail(email)).toEqual(format);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (email) => {
        expect(() => checkEmail(email)).not.toThrow();
      }),
    );
  });
});

describe('password', () => {
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
});

describe('login form', () => {
  it.each([
    ['reader@hanji.example', 'a1', []],
    ['', 'a1', [{ field: 'email', reason: 'required' }]],
    ['reader', 'a1', [{ field: 'email', reason: 'format' }]],
    ['reader@hanji.example', '', [{ field: 'password', reason: 'required' }]],
    [
      '',
      'a b',
      [
        { field: 'email', reason: 'required' },
        { field: 'password', reason: 'whitespace' },
      ],
    ],
  ])('[B5-010, B5-011] %j with %j has the problems %j', (email, password, problems) => {
    expect(loginProblems({ email, password })).toEqual(problems);
  });
});

describe('password change', () => {
  const good = { current: 'old', password: 'hanji123', confirmation: 'hanji123' };

  it.each([
    [{}, []],
    [{ current: 'hanji123' }, []],
    [{ current: '' }, [['current', 'required']]],
    [
      { password: '' },
      [
        ['password', 'required'],
        ['confirmation', 'mismatch'],
      ],
    ],
    [{ confirmation: '' }, [['confirmation', 'required']]],
    [{ confirmation: 'hanji124' }, [['confirmation', 'mismatch']]],
    [{ password: 'short', confirmation: 'short' }, [['password', 'tooShort']]],
    [
      { current: '', password: '', confirmation: '' },
      [
        ['current', 'required'],
        ['password', 'required'],
        ['confirmation', 'required'],
      ],
    ],
  ])('[A5-007, B5-014] a change with %j has the problems %j', (change, problems) => {
    const expected = problems.map(([field, reason]) => ({ field, reason }));
    expect(passwordChangeProblems({ ...good, ...change })).toEqual(expected);
    const { password, confirmation } = { ...good, ...change };
    expect(newPasswordProblems({ password, confirmation })).toEqual(
      expected.filter(({ field }) => field !== 'current'),
    );
  });
});
