import { expect, it } from 'vitest';
import { contestPhase, isContestOrdered } from './contest-phase.ts';

const calendar = {
  opensAt: new Date('2026-05-01T12:00:00+09:00'),
  closesAt: new Date('2026-05-31T23:59:00+09:00'),
  resultAt: new Date('2026-07-01T12:00:00+09:00'),
};

it.each([
  ['2026-05-01T11:59:59.999+09:00', 'announced'],
  ['2026-05-01T12:00:00.000+09:00', 'open'],
  ['2026-05-31T23:59:59.999+09:00', 'open'],
  ['2026-06-01T00:00:00.000+09:00', 'judging'],
  ['2026-07-01T11:59:59.999+09:00', 'judging'],
  ['2026-07-01T12:00:00.000+09:00', 'result'],
])('at %s it is %s', (now, phase) => {
  expect(contestPhase(calendar, new Date(now))).toBe(phase);
});

it('has its steps one after the other', () => {
  const { opensAt, closesAt } = calendar;
  expect(isContestOrdered(calendar, opensAt)).toBe(true);
  expect(isContestOrdered(calendar, new Date(opensAt.getTime() + 1))).toBe(false);
  expect(isContestOrdered({ ...calendar, closesAt: opensAt }, opensAt)).toBe(false);
  expect(isContestOrdered({ ...calendar, resultAt: closesAt }, opensAt)).toBe(false);
  const next = new Date(closesAt.getTime() + 60_000);
  expect(isContestOrdered({ opensAt, closesAt, resultAt: next }, opensAt)).toBe(true);
});
