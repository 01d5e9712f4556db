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
      expect(dailyItem(week, new Date(`${day}T12:00:00Z`), 'UTC')).toBe(item);
    });

    it.each([
      [editions.ko.timeZone, '2026-11-21T14:59:59.999Z', 'sat'],
      [editions.ko.timeZone, '2026-11-21T15:00:00.000Z', 'sun'],
      [editions.ja.timeZone, '2026-11-22T15:00:00.000Z', 'mon'],
      [editions.global.timeZone, '2026-11-21T23:59:59.999Z', 'sat'],
      [editions.global.timeZone, '2026-11-22T00:00:00.000Z', 'sun'],
    ])('in %s at %s: %s', (zone, now, item) => {
      expect(dailyItem(week, new Date(now), zone)).toBe(item);
    });

    it('Sunday is the last item of any menu, other days may be missing', () => {
      const sunday = new Date('2026-11-22T12:00:00Z');
      const friday = new Date('2026-11-20T12:00:00Z');
      expect(dailyItem([...week.slice(0, 6), 'all', 'sun'], sunday, 'UTC')).toBe('sun');
      expect(dailyItem(['mon', 'sun'], sunday, 'UTC')).toBe('sun');
      expect(dailyItem(['mon', 'sun'], friday, 'UTC')).toBeNull();
      expect(dailyItem([], sunday, 'UTC')).toBeNull();
    });
  });
});
