import { describe, expect, it } from 'vitest';
import {
  imageKindOfBytes,
  imageKindOfType,
  imageSignatureBytes,
  checkImage,
  checkImageKind,
} from './upload.ts';
describe('image kind', () => {
  it.each([
    ['image/jpeg', 'jpeg'],
    ['image/png', 'png'],
    ['image/gif', 'gif'],
    ['image/bmp', 'bmp'],
    ['image/x-ms-bmp', 'bmp'],
    ['IMAGE/PNG', 'png'],
    ['image/webp', null],
    ['image/svg+xml', null],
    ['image/png2', null],
    ['application/pdf', null],
    ['toString', null],
    ['', null],
  ])('the media type %j is of the kind %s', (type, kind) => {
    expect(imageKindOfType(type)).toBe(kind);
  });

  const starts = [
    ['jpeg', [0xff, 0xd8, 0xff]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['gif', [...'GIF87a'].map((letter) => letter.charCodeAt(0))],
    ['gif', [...'GIF89a'].map((letter) => letter.charCodeAt(0))],
    ['bmp', [...'BM'].map((letter) => letter.charCodeAt(0))],
  ] as const;

  it.each(starts)('knows a %s by its first bytes %j, by no fewer and no others', (kind, start) => {
    expect(imageKindOfBytes(Uint8Array.from(start))).toBe(kind);
    expect(imageKindOfBytes(Uint8Array.from([...start, 1, 2, 3]))).toBe(kind);
    expect(imageKindOfBytes(Uint8Array.from(start.slice(0, -1)))).toBeNull();
    expect(start.length).toBeLessThanOrEqual(imageSignatureBytes);
    for (const index of start.keys()) {
      const other = start.map((byte, at) => (at === index ? byte ^ 0x80 : byte));
      expect(imageKindOfBytes(Uint8Array.from(other))).toBeNull();
    }
  });

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg">', '%PDF-1.7', 'RIFF....WEBP', 'GIF88a'])(
    'knows no picture in %j',
    (text) => {
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      expect(imageKindOfBytes(bytes)).toBeNull();
    },
  );

  it('needs 8 bytes', () => {
    expect(imageSignatureBytes).toBe(8);
  });
});

describe('check image', () => {
  const limits = { kinds: ['jpeg', 'png'], maxBytes: 10 } as const;

  it.each([
    ['jpeg', 0, { ok: true, value: 'jpeg' }],
    ['png', 10, { ok: true, value: 'png' }],
    ['png', 11, { ok: false, reason: 'tooLarge' }],
    ['gif', 10, { ok: false, reason: 'type' }],
    ['gif', 11, { ok: false, reason: 'type' }],
    [null, 1, { ok: false, reason: 'type' }],
  ] as const)('a %s of %i bytes gives %j', (kind, size, checked) => {
    expect(checkImage({ kind, size }, limits)).toEqual(checked);
  });

  it('the kind alone can be looked at', () => {
    expect(checkImageKind('png', ['png'])).toEqual({ ok: true, value: 'png' });
    expect(checkImageKind('png', [])).toEqual({ ok: false, reason: 'type' });
    expect(checkImageKind(null, ['png'])).toEqual({ ok: false, reason: 'type' });
  });
});
