import { describe, expect, it } from 'vitest';
import { locales } from '@hanji/contract/vocabulary.ts';
import {
  checkInquiryText,
  inquiryMaxLength,
  inquiryProblems,
  checkInquiryImage,
  checkInquiryImages,
  inquiryImageMaxBytes,
  inquiryMaxImages,
} from './help.ts';
describe('inquiry', () => {
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
});

describe('inquiry images', () => {
  const image = { name: 'a.png', kind: 'png', size: 1 } as const;
  const tooLarge = { ...image, size: 5_242_881 };
  const wrongType = { ...image, name: 'a.pdf', kind: null };

  it.each([
    { name: 'a.jpg', kind: 'jpeg', size: 1 },
    { name: 'a.jpeg', kind: 'jpeg', size: 1 },
    { name: 'A.B.JPG', kind: 'jpeg', size: 1 },
    { name: 'a.png', kind: 'png', size: 5_242_880 },
    { name: 'a.gif', kind: 'gif', size: 0 },
  ] as const)('[A5-024] takes $name of $size bytes', (picture) => {
    expect(checkInquiryImage(picture)).toEqual({ ok: true, value: picture });
  });

  it.each([
    [{ ...image, name: 'a.bmp' }, 'type'],
    [{ ...image, name: 'png' }, 'type'],
    [{ ...image, name: 'a.png.exe' }, 'type'],
    [{ ...image, name: '' }, 'type'],
    [{ ...image, kind: 'bmp' as const }, 'type'],
    [{ ...image, kind: null }, 'type'],
    [{ ...tooLarge, name: 'a.exe' }, 'type'],
    [{ ...tooLarge, kind: null }, 'type'],
    [tooLarge, 'tooLarge'],
  ])('[A5-024] refuses %j: %s', (picture, reason) => {
    expect(checkInquiryImage(picture)).toEqual({ ok: false, reason });
    expect(checkInquiryImages([image, picture, image])).toEqual({ ok: false, reason });
  });

  it.each([0, 1, 2, 3])('[A5-024, A9-030, B5-019, B9-031] takes %i pictures', (count) => {
    const images = Array.from({ length: count }, () => image);
    expect(checkInquiryImages(images)).toEqual({ ok: true, value: images });
  });

  it('[A5-024, A9-030, B5-019, B9-031] refuses 4, whatever they are', () => {
    const tooMany = { ok: false, reason: 'tooMany' };
    expect(checkInquiryImages([image, image, image, image])).toEqual(tooMany);
    expect(checkInquiryImages([wrongType, image, image, image])).toEqual(tooMany);
    expect([inquiryMaxImages, inquiryImageMaxBytes]).toEqual([3, 5_242_880]);
  });

  it('says what is wrong with the first that does not pass', () => {
    expect(checkInquiryImages([tooLarge, wrongType])).toEqual({ ok: false, reason: 'tooLarge' });
    expect(checkInquiryImages([wrongType, tooLarge])).toEqual({ ok: false, reason: 'type' });
  });
});
