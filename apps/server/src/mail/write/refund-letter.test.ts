import { locales } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { refundLetter } from './refund-letter.ts';
import { refundWords } from './refund-words.ts';

const link = 'https://refund.example/refund/request';
const steps = Object.keys(refundWords) as (keyof typeof refundWords)[];
const news = { amount: 1_234_567, reason: null, link };

describe.each(locales)('in %s', (locale) => {
  const head = { locale, supportEmail: 'help@hanji.example' };

  it('tells each step apart, with the amount in Korean groups, where to see it and whom to ask', () => {
    const mails = steps.map((step) => refundLetter(head, { ...news, step }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(steps.length);
    for (const { text } of mails) {
      expect(text).toContain('1,234,567');
      expect(text).toContain(link);
      expect(text).toContain('help@hanji.example');
    }
  });

  it('gives the reason where there is one', () => {
    const { text } = refundLetter(head, { ...news, step: 'returned', reason: 'no such account' });
    expect(text).toContain('no such account');
  });
});
