import { expect, it } from 'vitest';
import type { Locale } from '../locale.ts';
import { formatFileSize } from './file-size.ts';

it.each([
  ['en-US', '1.5 MB'],
  ['ko-KR', '1.5MB'],
  ['ja-JP', '1.5 MB'],
  ['zh-TW', '1.5 MB'],
  ['fr-FR', '1,5\u202fMo'],
  ['de-DE', '1,5 MB'],
  ['vi-VN', '1,5 MB'],
] as const satisfies readonly (readonly [Locale, string])[])(
  'in %s 1,572,864 bytes are %s',
  (locale, size) => expect(formatFileSize(locale, 1_572_864)).toBe(size),
);

it('calls no file empty', () => expect(formatFileSize('en-US', 1)).toBe('0.1 MB'));
