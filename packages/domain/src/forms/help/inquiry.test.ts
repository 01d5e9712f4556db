import { locales } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { checkInquiryText, inquiryMaxLength, inquiryProblems } from './inquiry.ts';

const rows = 'A5-023, A9-029, B5-018, B9-032';

describe.each(locales.map((locale) => [locale, locale === 'vi-VN' ? 500 : 5000] as const))(
  'in %s',
  (locale, max) => {
    it(`[${rows}] has at most ${max} characters`, () => {
      const longest = '👍🏽'.repeat(max);
      expect(inquiryMaxLength(locale)).toBe(max);
      expect(checkInquiryText(` ${longest} `, locale)).toEqual({ ok: true, value: longest });
      expect(checkInquiryText(`${longest}a`, locale)).toEqual({ ok: false, reason: 'tooLong' });
    });
  },
);

const good = { category: 'coin', text: 'Where are my coins?', images: [] };
const rules = { categories: ['coin', 'account'], locale: 'en-US' } as const;
const image = { name: 'a.png', kind: 'png', size: 1 } as const;

it.each([
  [{}, []],
  [{ category: 'account', images: [image] }, []],
  [{ category: null }, [['category', 'required']]],
  [{ category: '' }, [['category', 'required']]],
  [{ category: 'other' }, [['category', 'unknown']]],
  [{ text: '' }, [['text', 'required']]],
  [{ text: ' \n' }, [['text', 'required']]],
  [{ images: [image, image, image, image] }, [['images', 'tooMany']]],
  [
    { category: null, text: 'a'.repeat(5001), images: [{ ...image, name: 'a.exe' }] },
    [
      ['category', 'required'],
      ['text', 'tooLong'],
      ['images', 'type'],
    ],
  ],
])('[A5-023, A5-024, B5-017] an inquiry with %j has the problems %j', (inquiry, problems) => {
  expect(inquiryProblems({ ...good, ...inquiry }, rules)).toEqual(
    problems.map(([field, reason]) => ({ field, reason })),
  );
});
