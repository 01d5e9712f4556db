import { locales } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#mail/mail.ts';
import { compose } from './compose.ts';
import {
  changedLetter,
  codeLetter,
  emailChangedLetter,
  loginConnectedLetter,
  receiptLetter,
  resetLetter,
  takenLetter,
} from './letters.ts';
import { refundLetter } from './refund-letter.ts';

const findPassword = 'http://localhost:4101/password/find';

function lettersIn(locale: (typeof locales)[number]): Record<string, Mail> {
  const head = { locale, supportEmail: 'help@hanji.example' };
  return {
    code: codeLetter(head, { code: '012345' }),
    taken: takenLetter(head, { signIn: 'http://localhost:4101/login', findPassword }),
    reset: resetLetter(head, { link: 'http://localhost:4101/reset?token=a-b_c' }),
    changed: changedLetter(head, { findPassword }),
    emailChanged: emailChangedLetter(head),
    receipt: receiptLetter(head, {
      orderId: '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
      coins: 1000,
      bonusCoins: 10,
      price: { amount: 99_900, currency: 'USD' },
      at: new Date('2026-11-23T23:30:00Z'),
      timeZone: 'Asia/Tokyo',
    }),
    connected: loginConnectedLetter(head, { logins: 'http://localhost:4101/userinfo' }),
    refund: refundLetter(head, {
      step: 'returned',
      amount: 1_234_567,
      reason: 'the "holder" is another',
      link: 'http://localhost:4104/refund/request',
    }),
  };
}

/** What HTML shows, without its tags and escapes. */
function shown(html: string): string {
  return html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

describe.each(locales)('in %s', (locale) => {
  it.each(Object.entries(lettersIn(locale)))('%s says the same as text and as HTML', (_, mail) => {
    expect(mail.subject.length).toBeGreaterThan(3);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/\{\{|undefined|<|>/);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(shown(mail.html).replaceAll(' ', '')).toBe(
      mail.text
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim()
        .replaceAll(' ', ''),
    );
    expect(mail.text.trim().endsWith('help@hanji.example')).toBe(true);
  });

  it('says that codes and links last ten minutes, and shows the code by itself', () => {
    const { code, reset } = lettersIn(locale);
    expect(code?.text).toMatch(/^012345$/m);
    expect(code?.subject).not.toContain('012345');
    for (const mail of [code, reset]) expect(mail?.text).toMatch(/\b10(?=\D)/);
    expect(reset?.text).toMatch(/^http:\/\/localhost:4101\/reset\?token=a-b_c$/m);
  });
});

it('says on a receipt what was bought, for how much, and on which day of the edition', () => {
  const { receipt } = lettersIn('en-US');
  const said = receipt?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(said).toContain('Coins: 1,000\n');
  expect(said).toContain('Free coins: 10\n');
  expect(said).toContain('Paid: USD 999.00\n');
  expect(said).toContain('Date: Nov 24, 2026\n');
  expect(said).toContain('Order number: 7d0d2a52-');
});

it('escapes whatever a part holds', () => {
  const nasty = `"><script>alert('x')</script>&amp;`;
  const { html } = compose({
    locale: 'en-US',
    subject: nasty,
    parts: [
      { kind: 'words', words: nasty },
      { kind: 'code', code: nasty },
      { kind: 'link', words: nasty, url: `http://x/${nasty}` },
    ],
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain(nasty);
  expect(html.match(/&quot;&gt;&lt;script&gt;alert\(&#39;x&#39;\)/g)).toHaveLength(6);
});
