import type { SuccessRule } from '@hanji/contract/calls/call.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callSucceeded } from './call-success.ts';

/** As a rental will name them. */
const rent = [200, 208] as const;
const rules: readonly SuccessRule[] = ['exact200', 'under300', rent];
function successes(rule: SuccessRule, codes: number[]): number[] {
  return codes.filter((code) => callSucceeded(rule, code));
}

it.each(rules)('[A8-002] [B7-001] 200 is success by the rule %j', (rule) => {
  expect(callSucceeded(rule, 200)).toBe(true);
});

it('[A8-003] [B7-001] codes under 300 are success where a call says so', () => {
  const codes = [0, 199, 200, 201, 208, 299, 300, 303];
  expect(successes('under300', codes)).toEqual([200, 201, 208, 299]);
});

it('[B7-001] nothing but 200 is success where a call says so', () => {
  expect(successes('exact200', [199, 200, 201, 208, 299])).toEqual([200]);
});

it('208 is success of a rental, and no other code beside 200', () => {
  expect(successes(rent, [199, 200, 201, 207, 208, 209])).toEqual([200, 208]);
});

it('takes no code from 300 on for a success', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.integer({ min: 300 }), (rule, code) => {
      expect(callSucceeded(rule, code)).toBe(false);
    }),
  );
});
