import type { SuccessRule } from '@hanji/contract/calls/call.ts';

type ByCode = Exclude<SuccessRule, 'exact200'>;

/** Exactly 200, as the specification says of a call. */
const only200 = [200] as const;

/**
 * What counts as success, by call (reading-service, section 7; challenge-and-shutdown, sections 4
 * and 7). Calls that the specification says nothing of are `other`.
 */
export const successRules = {
  content: only200,
  chapterList: 'under300',
  unlockAll: only200,
  rent: [200, 208],
  likeComment: only200,
  expiringCoins: only200,
  profile: only200,
  refundRequest: only200,
  migration: only200,
  subscribeChallenge: 'under300',
  other: 'under300',
} as const satisfies Readonly<Record<string, ByCode>>;

export type CallKind = keyof typeof successRules;

/** Whether a result code is a success of a call; codes below 200 never are. */
export function callSucceeded(call: CallKind, code: number): boolean {
  const rule: ByCode = successRules[call];
  return rule === 'under300' ? code >= 200 && code < 300 : rule.includes(code);
}
