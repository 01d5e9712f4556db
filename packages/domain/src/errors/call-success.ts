import type { SuccessRule } from '@hanji/contract/calls/call.ts';

/**
 * What counts as success, by call (reading-service, section 7; challenge-and-shutdown, sections 4
 * and 7). Calls that the specification says nothing of are `other`.
 */
export const successRules = {
  content: 'exact200',
  chapterList: 'under300',
  unlockAll: 'exact200',
  rent: [200, 208],
  likeComment: 'exact200',
  expiringCoins: 'exact200',
  profile: 'exact200',
  refundRequest: 'exact200',
  migration: 'exact200',
  subscribeChallenge: 'under300',
  other: 'under300',
} as const satisfies Readonly<Record<string, SuccessRule>>;

export type CallKind = keyof typeof successRules;

/** Whether a result code is a success of a call; codes below 200 never are. */
export function callSucceeded(call: CallKind, code: number): boolean {
  const rule: SuccessRule = successRules[call];
  if (rule === 'exact200') return code === 200;
  if (rule === 'under300') return code >= 200 && code < 300;
  return rule.includes(code);
}
