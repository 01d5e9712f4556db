import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatWeekday } from './dates.ts';

const endOfService = '2025-10-31T14:59:00.000Z';

it.each([
  ['ko-KR', '2025. 10. 31.'],
  ['ja-JP', '2025/10/31'],
  ['en-US', 'Oct 31, 2025'],
  ['zh-TW', '2025年10月31日'],
  ['vi-VN', '31 thg 10, 2025'],
  ['fr-FR', '31 oct. 2025'],
  ['de-DE', '31.10.2025'],
] as const)('in %s a day reads %s', (locale, written) => {
  expect(formatDate(locale, endOfService, 'Asia/Tokyo')).toBe(written);
});

it('tells the time of the zone that is asked for', () => {
  expect(formatDateTime('vi-VN', endOfService, 'Asia/Tokyo')).toContain('23:59');
  expect(formatDateTime('vi-VN', endOfService, 'UTC')).toContain('14:59');
});

it('counts weekdays from Sunday', () => {
  expect(formatWeekday('en-US', 0, 'long')).toBe('Sunday');
  expect(formatWeekday('ko-KR', 6, 'short')).toBe('토');
  expect(formatWeekday('ja-JP', 1, 'short')).toBe('月');
});
