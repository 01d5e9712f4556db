import { expect, it } from 'vitest';
import { dayIn, hourIn } from './day.ts';
import { refundDisplay } from './refund-display.ts';

it('a purchase late in the evening in UTC was made in the morning after', () => {
  const purchasedAt = new Date('2025-10-30T23:59:00Z');
  expect(dayIn(refundDisplay.timeZone, purchasedAt)).toBe('2025-10-31');
  expect(hourIn(refundDisplay.timeZone, purchasedAt)).toBe(8);
});

it('amounts are grouped as in Korea', () => {
  expect(new Intl.NumberFormat(refundDisplay.numberLocale).format(1_234_567)).toBe('1,234,567');
});
