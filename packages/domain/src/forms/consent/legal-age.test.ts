import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn, isOfLegalAge, legalAge } from './legal-age.ts';

it.each([
  ['2012-11-21', 13, false],
  ['2012-11-20', 14, true],
  ['2012-11-19', 14, true],
  ['2012-12-01', 13, false],
  ['2012-10-31', 14, true],
  ['2013-01-01', 13, false],
  ['1990-11-20', 36, true],
  ['2026-11-20', 0, false],
  ['2026-11-21', null, false],
])('[A5-018, B5-034] born on %s, on 2026-11-20 of age %s, may sign up: %s', (birth, age, may) => {
  expect(ageOn('2026-11-20', birth)).toBe(age);
  expect(isOfLegalAge('2026-11-20', birth)).toBe(may);
  expect(legalAge).toBe(14);
});

it.each([
  ['2026-02-28', 13],
  ['2026-03-01', 14],
  ['2028-02-28', 15],
  ['2028-02-29', 16],
])('[A5-018, B5-034] born on 29 February, on %s of age %i', (today, age) => {
  expect(ageOn(today, '2012-02-29')).toBe(age);
});

it.each([
  '',
  '2012',
  '2012-11',
  '2012-13-01',
  '2011-02-29',
  '2012-11-31',
  '12-11-20',
  '2012/11/20',
  '+012012-11-20',
  '-002012-11-20',
])('knows no age of who is born on %j', (day) => {
  expect(ageOn('2026-11-20', day)).toBeNull();
  expect(isOfLegalAge('2026-11-20', day)).toBe(false);
  expect(ageOn(day, '1990-11-20')).toBeNull();
  expect(isOfLegalAge(day, '1990-11-20')).toBe(false);
});

it('nobody becomes younger', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.tuple(day, day, day).map((days) => days.toSorted()),
      (days) => {
        const [birth = '', earlier = '', later = ''] = days;
        expect(ageOn(earlier, birth)).not.toBeNull();
        expect(ageOn(later, birth)).toBeGreaterThanOrEqual(ageOn(earlier, birth) ?? Infinity);
      },
    ),
  );
});
