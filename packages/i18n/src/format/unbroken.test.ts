import { expect, it } from 'vitest';
import { formatDateTime } from './dates.ts';
import { unbroken } from './unbroken.ts';

it.each([
  ['en-US', 'December 9, 2026 at 9:05 AM', 0],
  ['ja-JP', '2026年12月9日 9:05', 5],
  ['zh-TW', '2026年12月9日 上午9:05', 7],
  ['ko-KR', '2026년 12월 9일 오전 9:05', 0],
] as const)('a moment stays in one line: %s', (locale, written, joints) => {
  const moment = unbroken(formatDateTime(locale, '2026-12-09T09:05:00Z', 'UTC'));
  expect(moment).not.toMatch(/[ \t]/);
  expect(moment.match(/\u2060/g)?.length ?? 0).toBe(joints);
  expect(moment.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')).toBe(written);
});
