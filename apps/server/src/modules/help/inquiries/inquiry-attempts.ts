import type { Attempt, AttemptLimit } from '#modules/account/attempts/limits.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';

const minute = 60;
const hour = 60 * minute;

/** Inquiries of one member, or of one network where nobody is signed in. */
const inquiries: AttemptLimit = {
  name: 'inquiries',
  free: 5,
  firstDelay: minute,
  longestDelay: hour,
  forgottenEvery: 10 * minute,
  clearedBySuccess: false,
};

/** Of one network, however many members it has: many people may share it. */
const inquiriesFromNetwork: AttemptLimit = {
  ...inquiries,
  name: 'inquiriesFromNetwork',
  free: 30,
  longestDelay: 10 * minute,
  forgottenEvery: 2 * minute,
};

export function inquiryAttempts(memberId: string | null, ip: string): readonly Attempt[] {
  const network = networkOf(ip);
  return [
    { limit: inquiriesFromNetwork, of: [network] },
    { limit: inquiries, of: memberId === null ? ['network', network] : ['member', memberId] },
  ];
}
