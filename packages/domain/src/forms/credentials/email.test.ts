import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkEmail, emailMinLength } from './email.ts';

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

it.each(['', ' ', '\t\u3000', '\u200B'])('[A5-001, B5-010] asks for an email after %j', (email) => {
  expect(checkEmail(email)).toEqual({ ok: false, reason: 'required' });
});

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
