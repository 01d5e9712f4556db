import type { ContestPhase } from '@hanji/contract/contest-vocabulary.ts';
import { closingOf } from '#refund/calendar.ts';

/** When a contest takes entries, and when its results are out. */
export type ContestCalendar = {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly resultAt: Date;
};

/** Whether each step of a contest comes after the one before. */
export function isContestOrdered(
  { opensAt, closesAt, resultAt }: ContestCalendar,
  announcedAt: Date,
): boolean {
  return announcedAt <= opensAt && opensAt < closesAt && closingOf(closesAt) <= resultAt;
}

/**
 * Where a contest stands (challenge-and-shutdown 2.4, which leaves it to us). It opens at its first
 * moment; it is announced in minutes, so that the minute with which it closes belongs to it whole.
 */
export function contestPhase(
  { opensAt, closesAt, resultAt }: ContestCalendar,
  now: Date,
): ContestPhase {
  if (now < opensAt) return 'announced';
  if (now < closingOf(closesAt)) return 'open';
  return now < resultAt ? 'judging' : 'result';
}
