import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spokenRuby } from './ruby.ts';
import { sentencesOf } from './sentences.ts';
import { readSpeechChoices, writeSpeechChoices } from './speech-choices.ts';
import { voicesFor } from './voices.ts';

function spoken(text: string, language: string): string[] {
  return sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));
}

describe('sentences to be said', () => {
  it.each([
    ['ko', '비가 왔다. “정말?” 그는 웃었다!', ['비가 왔다.', '“정말?”', '그는 웃었다!']],
    ['ja', '雨が降った。「本当？」彼は笑った。', ['雨が降った。', '「本当？」', '彼は笑った。']],
    ['zh-TW', '下雨了。他問：「真的嗎？」', ['下雨了。', '他問：「真的嗎？」']],
    ['de', 'Es regnet. Wirklich?', ['Es regnet.', 'Wirklich?']],
    ['en', 'A line\nand another', ['A line', 'and another']],
    ['en', '* * *\nOn it went.', ['On it went.']],
    ['en', ' \n ', []],
  ])('in %s: %s', (language, text, expected) => {
    expect(spoken(text, language)).toEqual(expected);
  });

  it('are parted where they are too long, at a pause, and never within a letter', () => {
    const clause = 'and so it went on for many years, ';
    const long = `Once it began, ${clause.repeat(8)}until it ended.`;
    const parts = spoken(long, 'en');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 200 && /[,.]$/.test(part))).toBe(true);
    expect(parts.join(' ')).toBe(long);
    expect(spoken(`a${'𠮷'.repeat(150)}`, 'ja').join('')).toBe(`a${'𠮷'.repeat(150)}`);
  });

  it('say every letter of any text once, in its order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const said = spoken(text, 'en').join('');
        const letters = (of: string): string => of.replaceAll(/[^\p{L}\p{N}]/gu, '');
        expect(letters(said)).toBe(letters(text));
      }),
    );
  });

  it('are found where a browser has no segmenter', () => {
    vi.stubGlobal('Intl', {});
    const said = spoken('雨が降った。「本当？」彼は笑った。\nEnd', 'ja');
    vi.unstubAllGlobals();
    expect(said).toEqual(['雨が降った。', '「本当？」', '彼は笑った。', 'End']);
  });
});

it.each([
  ['灯', 'あかり', 'あかり'],
  ['本気', 'マジ', 'マジ'],
  ['學校', '학교', '학교'],
  ['학교', '學校', '학교'],
  ['學校', 'ㄒㄩㄝˊ', '學校'],
  ['學校', 'xuéxiào', '學校'],
  ['強調', '・・', '強調'],
  ['fire', '火', 'fire'],
])('says %s with the ruby %s once, as %s', (base, reading, said) => {
  expect(spokenRuby(base, reading)).toBe(said);
});

describe('voices', () => {
  const voice = (lang: string, localService = true, isDefault = false) => ({
    voiceURI: `${lang} ${localService} ${isDefault}`,
    name: lang,
    lang,
    localService,
    default: isDefault,
  });
  it('are those of the language, the most fitting first', () => {
    const all = [voice('en-GB'), voice('ko-KR'), voice('en_US', false), voice('en-US', true, true)];
    expect(voicesFor(all, 'en-US').map(({ voiceURI }) => voiceURI)).toEqual([
      'en-US true true',
      'en_US false false',
      'en-GB true false',
    ]);
    expect(voicesFor(all, 'ja-JP')).toEqual([]);
    expect(voicesFor(all, 'ko')).toHaveLength(1);
  });
});

describe('how it reads', () => {
  it('is kept for each language, the rate for all', () => {
    const korean = writeSpeechChoices(null, 'ko-KR', { rate: 1.5, voice: 'Yuna' });
    const both = writeSpeechChoices(korean, 'ja', { rate: 2, voice: 'Kyoko' });
    expect(readSpeechChoices(both, 'ko')).toEqual({ rate: 2, voice: 'Yuna' });
    expect(readSpeechChoices(both, 'ja-JP')).toEqual({ rate: 2, voice: 'Kyoko' });
    expect(readSpeechChoices(both, 'en')).toEqual({ rate: 2 });
  });

  it.each([null, '', '[]', '{"rate":9}', '{"rate":"1","voices":[1]}', '{"voices":{"en":7}}'])(
    'is the usual where %s is kept',
    (stored) => {
      expect(readSpeechChoices(stored, 'en')).toEqual({ rate: 1 });
    },
  );
});
