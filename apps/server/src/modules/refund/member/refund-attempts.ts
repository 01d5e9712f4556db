import type { Attempt, AttemptLimit } from '#modules/account/attempts/limits.ts';

const minute = 60;

/** Of one member: each is kept for years with all its lines, and told by a mail. */
const refundRequests: AttemptLimit = {
  name: 'refundRequests',
  free: 10,
  firstDelay: minute,
  longestDelay: 60 * minute,
  forgottenEvery: 10 * minute,
  clearedBySuccess: false,
};

export function refundAttempts(memberId: string): readonly Attempt[] {
  return [{ limit: refundRequests, of: [memberId] }];
}
