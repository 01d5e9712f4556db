import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordLength, searchKeyword } from './search-keyword.ts';

const family = '👨‍👩‍👧';
const accented = 'e\u0301';
const flag = '🇰🇷';

describe('[A5-027, B5-031] a search keyword', () => {
  it.each([
    ['  한지 ', '한지'],
    ['\t한지 공방\n', '한지 공방'],
    ['a'.repeat(99), 'a'.repeat(99)],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), 'a'.repeat(100)],
    [`  ${'a'.repeat(101)}`, 'a'.repeat(100)],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('[A9-029, B9-031] %j is searched for as %j', (text, keyword) => {
    expect(searchKeyword(text)).toBe(keyword);
  });

  it.each([
    ['a surrogate pair', '𠮷'],
    ['a family of three', family],
    ['a letter with its accent', accented],
    ['a flag', flag],
    ['a syllable in parts', '가'.normalize('NFD')],
  ])('is never cut inside %s', (_, character) => {
    expect(searchKeyword(character.repeat(100))).toBe(character.repeat(100));
    expect(searchKeyword(character.repeat(101))).toBe(character.repeat(100));
    expect(searchKeyword(`${'a'.repeat(99)}${character}b`)).toBe(`${'a'.repeat(99)}${character}`);
    expect(searchKeyword(`${'a'.repeat(100)}${character}`)).toBe('a'.repeat(100));
  });

  it.each([
    '',
    ' ',
    '   ',
    '\n\t',
    '\u3000',
    '\u200b',
    '\u200d \ufeff',
    '\u0000',
    '\u3164',
    `${'\u0000'.repeat(100)}a`,
  ])('is ignored when nothing can be seen of it: %j', (text) => {
    expect(searchKeyword(text)).toBeNull();
  });

  it('is something that an address can carry', () => {
    expect(searchKeyword('\ud83d')).toBe('\ufffd');
    expect(searchKeyword('a\udc67b')).toBe('a\ufffdb');
  });

  it('is found whatever is typed, at most 100 long, and is itself once found', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(typed, (text) => {
        const keyword = searchKeyword(text);
        if (keyword === null) return;
        expect(keyword).not.toBe('');
        expect([...new Intl.Segmenter().segment(keyword)].length).toBeLessThanOrEqual(
          keywordLength,
        );
        expect(() => encodeURIComponent(keyword)).not.toThrow();
        expect(searchKeyword(keyword)).toBe(keyword);
      }),
    );
  });
});
