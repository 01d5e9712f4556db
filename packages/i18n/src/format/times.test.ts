import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatNoticeTime,
  formatRelativeTime,
  formatRemainingTime,
  formatRentTime,
} from './times.ts';
import { translators } from '../translators.ts';

const at = Date.UTC(2025, 0, 31, 16);
const zone = 'Asia/Tokyo';

describe.each([
  ['ko-KR', ['1초', '3분', '3시간', '1일', '30일']],
  ['ja-JP', ['1秒', '3分', '3時間', '1日', '30日']],
  ['en-US', ['1 sec', '3 min', '3 hr', '1 day', '30 days']],
  ['zh-TW', ['1 秒', '3 分鐘', '3 小時', '1 天', '30 天']],
  ['vi-VN', ['1 giây', '3 phút', '3 giờ', '1 ngày', '30 ngày']],
  ['fr-FR', ['1 s', '3 min', '3 h', '1 jour', '30 jours']],
  ['de-DE', ['1 Sek.', '3 Min.', '3 Std.', '1 Tag', '30 Tage']],
] as const)('%s: spans of time', (locale, written) => {
  it.each([
    [{ kind: 'seconds', amount: 1 }, written[0]],
    [{ kind: 'minutes', amount: 3 }, written[1]],
    [{ kind: 'hours', amount: 3 }, written[2]],
    [{ kind: 'days', amount: 1 }, written[3]],
    [{ kind: 'days', amount: 30 }, written[4]],
  ] as const)('%j is %s', (span, words) => {
    expect(formatDuration(translators[locale], span)).toBe(words);
  });
});

describe.each([
  [
    'ko-KR',
    ['지금 볼 수 있음', '3분 남음', '3시간 남음', '3일 남음', '5초 남음', '2025. 2. 1.까지'],
  ],
  ['ja-JP', ['今すぐ読めます', '残り3分', '残り3時間', '残り3日', '残り5秒', '2025/02/01まで']],
  [
    'en-US',
    [
      'Ready to read now',
      '3 min left',
      '3 hr left',
      '3 days left',
      '5 sec left',
      'until Feb 1, 2025',
    ],
  ],
  [
    'zh-TW',
    ['現在即可閱讀', '剩餘 3 分鐘', '剩餘 3 小時', '剩餘 3 天', '剩餘 5 秒', '至 2025年2月1日'],
  ],
  [
    'vi-VN',
    ['Đọc được ngay', 'còn 3 phút', 'còn 3 giờ', 'còn 3 ngày', 'còn 5 giây', 'đến 1 thg 2, 2025'],
  ],
  [
    'fr-FR',
    [
      'Prêt à lire',
      'encore 3 min',
      'encore 3 h',
      'encore 3 jours',
      'encore 5 s',
      'jusqu’au 1 févr. 2025',
    ],
  ],
  [
    'de-DE',
    [
      'Jetzt verfügbar',
      'noch 3 Min.',
      'noch 3 Std.',
      'noch 3 Tage',
      'noch 5 Sek.',
      'bis 01.02.2025',
    ],
  ],
] as const)('%s: what is left', (locale, [ready, minutes, hours, days, seconds, date]) => {
  it.each([
    [{ kind: 'ready' }, ready],
    [{ kind: 'minutes', amount: 3 }, minutes],
    [{ kind: 'hours', amount: 3 }, hours],
    [{ kind: 'days', amount: 3 }, days],
  ] as const)('until a chapter can be read: %j is %s', (time, words) => {
    expect(formatRemainingTime(translators[locale], time)).toBe(words);
  });

  it.each([
    [{ kind: 'seconds', amount: 5 }, seconds],
    [{ kind: 'minutes', amount: 3 }, minutes],
    [{ kind: 'hours', amount: 3 }, hours],
    [{ kind: 'days', amount: 3 }, days],
    [{ kind: 'date', at }, date],
  ] as const)('of a rental: %j is %s', (time, words) => {
    expect(formatRentTime(translators[locale], locale, time, zone)).toBe(words);
  });
});

describe.each([
  ['ko-KR', ['1초 전', '5분 전', '23시간 전', '30일 전', '2025. 2. 1.']],
  ['ja-JP', ['1秒前', '5分前', '23時間前', '30日前', '2025/02/01']],
  ['en-US', ['1 sec ago', '5 min ago', '23h ago', '30d ago', 'Feb 1, 2025']],
  ['zh-TW', ['1 秒前', '5 分鐘前', '23 小時前', '30 天前', '2025年2月1日']],
  ['vi-VN', ['1 giây trước', '5 phút trước', '23 giờ trước', '30 ngày trước', '1 thg 2, 2025']],
  ['fr-FR', ['il y a 1 s', 'il y a 5 min', 'il y a 23 h', 'il y a 30 j', '1 févr. 2025']],
  ['de-DE', ['vor 1 Sek.', 'vor 5 Min.', 'vor 23 Std.', 'vor 30 Tagen', '01.02.2025']],
] as const)('[B9-045] %s: how long ago', (locale, [second, minutes, hours, days, date]) => {
  const counted = [
    [{ kind: 'minutes', amount: 5 }, minutes],
    [{ kind: 'hours', amount: 23 }, hours],
    [{ kind: 'days', amount: 30 }, days],
  ] as const;

  it.each([[{ kind: 'second' }, second], ...counted, [{ kind: 'date', at }, date]] as const)(
    '%j is %s',
    (time, words) => {
      expect(formatRelativeTime(translators[locale], locale, time, zone)).toBe(words);
    },
  );

  it.each(counted)('of a notice, %j is %s', (time, words) => {
    expect(formatNoticeTime(translators[locale], time)).toBe(words);
  });
});

it('names the date of the zone that is asked for', () => {
  const t = translators['de-DE'];
  expect(formatRelativeTime(t, 'de-DE', { kind: 'date', at }, 'UTC')).toBe('31.01.2025');
  expect(formatRentTime(t, 'de-DE', { kind: 'date', at }, 'UTC')).toBe('bis 31.01.2025');
});
