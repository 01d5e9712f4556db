import { expect, it } from 'vitest';
import { imageKindOfBytes, imageKindOfType } from '#forms/upload/image-kind.ts';
import { bankbookMaxBytes, checkBankbookImage } from './bankbook-image.ts';

it.each([
  ['image/png', 1, { ok: true, value: 'png' }],
  ['image/jpeg', 10_485_759, { ok: true, value: 'jpeg' }],
  ['image/png', 10_485_760, { ok: true, value: 'png' }],
  ['image/png', 10_485_761, { ok: false, reason: 'tooLarge' }],
  ['image/gif', 1, { ok: false, reason: 'type' }],
  ['image/bmp', 1, { ok: false, reason: 'type' }],
  ['application/pdf', 10_485_761, { ok: false, reason: 'type' }],
  ['', 1, { ok: false, reason: 'type' }],
])('[B5-004, B5-005, B9-008] a %s of %i bytes gives %j', (type, size, checked) => {
  expect(checkBankbookImage({ kind: imageKindOfType(type), size })).toEqual(checked);
  expect(bankbookMaxBytes).toBe(10 * 1024 * 1024);
});

it('[B5-004] is judged by its bytes where they are known', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const page = Uint8Array.from('<html>', (letter) => letter.charCodeAt(0));
  expect(checkBankbookImage({ kind: imageKindOfBytes(png), size: 9 })).toMatchObject({ ok: true });
  expect(checkBankbookImage({ kind: imageKindOfBytes(page), size: 6 })).toEqual({
    ok: false,
    reason: 'type',
  });
});
