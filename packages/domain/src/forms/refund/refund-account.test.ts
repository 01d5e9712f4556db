import { expect, it } from 'vitest';
import {
  accountHolderInput,
  accountHolderMaxLength,
  accountNumberInput,
  accountNumberMaxLength,
  checkAccountHolder,
  checkAccountNumber,
} from './refund-account.ts';

it.each([
  ['110-123-456789', '110123456789'],
  ['12345678901234', '12345678901234'],
  ['123456789012345', '12345678901234'],
  ['a1-2345678901234-5', '12345678901234'],
  ['abc', ''],
])('[B5-001, B5-002, B9-008] the account number %j becomes %j', (text, number) => {
  expect(accountNumberInput(text)).toBe(number);
});

it.each([
  ['홍길동', '홍길동'],
  ['a'.repeat(10), 'a'.repeat(10)],
  ['a'.repeat(11), 'a'.repeat(10)],
  ['👩🏽‍🚀'.repeat(11), '👩🏽‍🚀'.repeat(10)],
  ['Nguyễn Văn '.normalize('NFD'), 'Nguyễn Văn'.normalize('NFD')],
])('[B5-003, B9-008] the holder name %j becomes %j', (text, name) => {
  expect(accountHolderInput(text)).toBe(name);
});

it.each([
  ['1', { ok: true, value: '1' }],
  ['0'.repeat(14), { ok: true, value: '0'.repeat(14) }],
  ['0'.repeat(15), { ok: false, reason: 'tooLong' }],
  ['', { ok: false, reason: 'required' }],
  [' ', { ok: false, reason: 'format' }],
  ['110-123', { ok: false, reason: 'format' }],
  ['-110123', { ok: false, reason: 'format' }],
  ['110123\n', { ok: false, reason: 'format' }],
  ['a'.repeat(15), { ok: false, reason: 'format' }],
])('[B5-001, B5-002] the account number %j gives %j', (number, checked) => {
  expect(checkAccountNumber(number)).toEqual(checked);
});

it.each([
  [' 홍길동 ', { ok: true, value: '홍길동' }],
  ['가'.repeat(10), { ok: true, value: '가'.repeat(10) }],
  ['가'.repeat(11), { ok: false, reason: 'tooLong' }],
  ['  ', { ok: false, reason: 'required' }],
  ['', { ok: false, reason: 'required' }],
])('[B5-003] the holder name %j gives %j', (name, checked) => {
  expect(checkAccountHolder(name)).toEqual(checked);
});

it('[B9-008] takes 14 digits and 10 characters', () => {
  expect([accountNumberMaxLength, accountHolderMaxLength]).toEqual([14, 10]);
});
