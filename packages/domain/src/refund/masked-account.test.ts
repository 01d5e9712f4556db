import { expect, it } from 'vitest';
import { refundBankName, refundBanks } from './banks.ts';
import { maskedAccount } from './masked-account.ts';

it.each([
  ['', ''],
  ['1', '•'],
  ['1234', '••••'],
  ['12345', '•2345'],
  ['11012345678901', '••••••••••8901'],
])('the account number %j is shown as %j', (number, shown) => {
  expect(maskedAccount(number)).toBe(shown);
});

it('knows banks by their codes, each once', () => {
  expect(refundBankName('088')).toContain('Shinhan');
  expect(refundBankName('88')).toBeNull();
  expect(new Set(refundBanks.map(({ code }) => code)).size).toBe(refundBanks.length);
});
