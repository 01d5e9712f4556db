import { expect, it } from 'vitest';
import { formatZone } from './zones.ts';

it.each([
  ['ja-JP', '日本標準時'],
  ['en-US', 'Japan Standard Time'],
  ['de-DE', 'Japanische Normalzeit'],
] as const)('calls the time zone of Tokyo in %s %s', (locale, name) => {
  expect(formatZone(locale, 'Asia/Tokyo')).toBe(name);
});
