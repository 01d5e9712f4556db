import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatWeekday, formatWeekdays } from './dates.ts';

// Which kind of space stands before PM differs between versions of the data.
function plain(words: string): string {
  return words.replaceAll(/\s/g, ' ');
}

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

it.each([
  ['ja-JP', '2025年10月31日 23:59', '2025年10月31日 14:59'],
  ['en-US', 'October 31, 2025 at 11:59 PM', 'October 31, 2025 at 2:59 PM'],
  ['zh-TW', '2025年10月31日 晚上11:59', '2025年10月31日 下午2:59'],
  ['vi-VN', '23:59 ngày 31 tháng 10 năm 2025', '14:59 ngày 31 tháng 10 năm 2025'],
  ['fr-FR', '31 octobre 2025 à 23:59', '31 octobre 2025 à 14:59'],
  ['de-DE', '31. Oktober 2025 um 23:59', '31. Oktober 2025 um 14:59'],
] as const)('in %s a moment reads %s in Tokyo, %s in UTC', (locale, tokyo, utc) => {
  expect(plain(formatDateTime(locale, endOfService, 'Asia/Tokyo'))).toBe(tokyo);
  expect(plain(formatDateTime(locale, endOfService, 'UTC'))).toBe(utc);
});

// ICU 78.2 writes PM in Korean, as the Node 20 of a first start has it; every other version 오후, as
// the Node 24 of the scripts and Chromium do. Readers see what their browser has.
it('in ko-KR a moment is written with the words for the halves of a day that the browser has', () => {
  const half = new Intl.DateTimeFormat('ko-KR', { hour: 'numeric' })
    .formatToParts(new Date(2025, 0, 1, 23))
    .find(({ type }) => type === 'dayPeriod')?.value;
  expect(half).toBe(process.versions['icu'] === '78.2' ? 'PM' : '오후');
  expect(plain(formatDateTime('ko-KR', endOfService, 'Asia/Tokyo'))).toBe(
    `2025년 10월 31일 ${half} 11:59`,
  );
  expect(plain(formatDateTime('ko-KR', endOfService, 'UTC'))).toBe(`2025년 10월 31일 ${half} 2:59`);
});

it('counts weekdays from Sunday', () => {
  expect(formatWeekday('en-US', 0, 'long')).toBe('Sunday');
  expect(formatWeekday('ko-KR', 6, 'short')).toBe('토');
  expect(formatWeekday('ja-JP', 1, 'short')).toBe('月');
});

it.each([
  ['ko-KR', '월·금', '월요일'],
  ['ja-JP', '月曜日、金曜日', '月曜日'],
  ['en-US', 'Monday and Friday', 'Monday'],
  ['zh-TW', '星期一和星期五', '星期一'],
  ['vi-VN', 'Thứ Hai và Thứ Sáu', 'Thứ Hai'],
  ['fr-FR', 'lundi et vendredi', 'lundi'],
  ['de-DE', 'Montag und Freitag', 'Montag'],
] as const)('in %s a serial of two days comes on %s, of one on %s', (locale, two, one) => {
  expect(formatWeekdays(locale, [1, 5])).toBe(two);
  expect(formatWeekdays(locale, [1])).toBe(one);
});
