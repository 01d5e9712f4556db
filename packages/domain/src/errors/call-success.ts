import type { SuccessRule } from '@hanji/contract/calls/call.ts';

/**
 * Whether a result code is a success by a call's own rule (reading-service, section 7;
 * challenge-and-shutdown, section 4): exactly 200, any code from 200 to 299, or the codes named.
 */
export function callSucceeded(rule: SuccessRule, code: number): boolean {
  if (rule === 'exact200') return code === 200;
  if (rule === 'under300') return code >= 200 && code < 300;
  return rule.includes(code);
}
