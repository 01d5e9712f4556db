import { describe, expect, it } from 'vitest';
import { itemWeekday, dailyItem } from './daily-menu.ts';
import { editions } from '@hanji/contract/editions.ts';
describe('item weekday', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['6', 6],
    ['7', 0],
    ['8', null],
    ['-1', null],
    ['17', null],
    ['1x', null],
    ['x1', null],
    ['', null],
    ['mon', null],
  ])('the item %j is weekday %j', (code, weekday) => {
    expect(itemWeekday(code)).toBe(weekday);
  });
});

describe('daily item', () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const opensAt = (
    items: readonly string[],
    day: string,
    {
      timeZone = 'UTC',
      appears = () => true,
    }: Partial<Parameters<typeof dailyItem<string>>[1]> = {},
  ) => dailyItem(items, { now: new Date(day), timeZone, appears });

  describe('[A9-027] a daily menu opens at the weekday', () => {
    it.each([
      ['2026-11-16', 'mon'],
      ['2026-11-17', 'tue'],
      ['2026-11-18', 'wed'],
      ['2026-11-19', 'thu'],
      ['2026-11-20', 'fri'],
      ['2026-11-21', 'sat'],
      ['2026-11-22', 'sun'],
      ['2026-11-23', 'mon'],
    ])('of %s: %s', (day, item) => {
      expect(opensAt(week, `${day}T12:00:00Z`)).toBe(item);
    });

    it.each([
      [editions.ko.timeZone, '2026-11-21T14:59:59.999Z', 'sat'],
      [editions.ko.timeZone, '2026-11-21T15:00:00.000Z', 'sun'],
      [editions.ja.timeZone, '2026-11-22T15:00:00.000Z', 'mon'],
      [editions.global.timeZone, '2026-11-21T23:59:59.999Z', 'sat'],
      [editions.global.timeZone, '2026-11-22T00:00:00.000Z', 'sun'],
    ])('in %s at %s: %s', (timeZone, now, item) => {
      expect(opensAt(week, now, { timeZone })).toBe(item);
    });

    it('Sunday is the last item of any menu, other days may be missing', () => {
      const [sunday, friday] = ['2026-11-22T12:00:00Z', '2026-11-20T12:00:00Z'] as const;
      expect(opensAt([...week.slice(0, 6), 'all', 'sun'], sunday)).toBe('sun');
      expect(opensAt(['mon', 'sun'], sunday)).toBe('sun');
      expect(opensAt(['mon'], friday)).toBe('mon');
      expect(opensAt([], sunday)).toBeNull();
    });
  });

  it.each([
    ['2026-11-18', ['wed', 'thu'], 'wed'],
    ['2026-11-18', ['mon', 'thu'], 'mon'],
    ['2026-11-18', ['thu', 'fri'], 'fri'],
    ['2026-11-16', ['sat', 'sun'], 'sun'],
    ['2026-11-22', ['mon', 'sat'], 'sat'],
    ['2026-11-22', ['mon'], 'mon'],
    // The day after today is six days before it.
    ['2026-11-18', ['thu'], 'thu'],
    ['2026-11-18', [], 'wed'],
  ])('on %s, where something appears on %j, opens at the last day of them: %s', (day, on, item) => {
    const appears = (code: string) => on.includes(code);
    expect(opensAt(week, `${day}T12:00:00Z`, { appears })).toBe(item);
  });
});
