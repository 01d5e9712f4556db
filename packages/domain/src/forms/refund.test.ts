import { describe, expect, it } from 'vitest';
import {
  accountHolderInput,
  accountHolderMaxLength,
  accountNumberInput,
  accountNumberMaxLength,
  checkAccountHolder,
  checkAccountNumber,
  bankbookMaxBytes,
  checkBankbookImage,
} from './refund.ts';
import { imageKindOfBytes, imageKindOfType } from './upload.ts';
describe('refund account', () => {
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
    ['LAN\r\n0,1', { ok: true, value: 'LAN 0,1' }],
    ['\u202eNAL\u202c\u200b\0', { ok: true, value: 'NAL' }],
    ['\u202e\u200b', { ok: false, reason: 'required' }],
    ['N\u00adA\ufeffL\u061c \u3164\ufe0f A\u{e0041}', { ok: true, value: 'NAL A' }],
    ['\u3164'.repeat(3), { ok: false, reason: 'required' }],
    ['Nguyễn Văn'.normalize('NFD'), { ok: true, value: 'Nguyễn Văn'.normalize('NFC') }],
    ['가'.normalize('NFD').repeat(10), { ok: true, value: '가'.repeat(10) }],
    ['नि\u200dल', { ok: true, value: 'नि\u200dल' }],
    ['  ', { ok: false, reason: 'required' }],
    ['', { ok: false, reason: 'required' }],
  ])('[B5-003] the holder name %j gives %j', (name, checked) => {
    expect(checkAccountHolder(name)).toEqual(checked);
  });

  it('[B9-008] takes 14 digits and 10 characters', () => {
    expect([accountNumberMaxLength, accountHolderMaxLength]).toEqual([14, 10]);
  });
});

describe('bankbook image', () => {
  it.each([
    ['image/png', 1, { ok: true, value: 'png' }],
    ['image/jpeg', 10_485_759, { ok: true, value: 'jpeg' }],
    ['image/png', 10_485_760, { ok: true, value: 'png' }],
    ['image/png', 10_485_761, { ok: false, reason: 'tooLarge' }],
    ['image/gif', 1, { ok: false, reason: 'type' }],
    ['image/bmp', 1, { ok: false, reason: 'type' }],
    ['application/pdf', 10_485_761, { ok: false, reason: 'type' }],
    ['', 1, { ok: false, reason: 'type' }],
  ])('[B9-008] a %s of %i bytes gives %j', (type, size, checked) => {
    expect(checkBankbookImage({ kind: imageKindOfType(type), size })).toEqual(checked);
    expect(bankbookMaxBytes).toBe(10 * 1024 * 1024);
  });

  it('is judged by its bytes where they are known', () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    const page = Uint8Array.from('<html>', (letter) => letter.charCodeAt(0));
    expect(checkBankbookImage({ kind: imageKindOfBytes(png), size: 9 })).toMatchObject({
      ok: true,
    });
    expect(checkBankbookImage({ kind: imageKindOfBytes(page), size: 6 })).toEqual({
      ok: false,
      reason: 'type',
    });
  });
});
