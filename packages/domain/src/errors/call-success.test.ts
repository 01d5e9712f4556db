import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callSucceeded, successRules, type CallKind } from './call-success.ts';

const calls: Readonly<Record<CallKind, 'exact200' | 'under300' | 'rent'>> = {
  content: 'exact200',
  chapterList: 'under300',
  unlockAll: 'exact200',
  rent: 'rent',
  likeComment: 'exact200',
  expiringCoins: 'exact200',
  profile: 'exact200',
  refundRequest: 'exact200',
  migration: 'exact200',
  subscribeChallenge: 'under300',
  other: 'under300',
};
const kinds = Object.keys(successRules) as CallKind[];
const under = (rule: 'exact200' | 'under300' | 'rent'): CallKind[] =>
  kinds.filter((kind) => calls[kind] === rule);

it.each(kinds)('[A8-002] 200 is success: %s', (kind) => {
  expect(callSucceeded(kind, 200)).toBe(true);
});

it.each(under('under300'))('[A8-003] codes under 300 are success: %s', (kind) => {
  expect([199, 200, 201, 208, 299, 300, 303].map((code) => callSucceeded(kind, code))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each(under('exact200'))('nothing but 200 is success: %s', (kind) => {
  expect([199, 200, 201, 208, 299].map((code) => callSucceeded(kind, code))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

it('[A8-004] 208 is success of a rental, and no other code beside 200', () => {
  expect([199, 200, 201, 207, 208, 209].map((code) => callSucceeded('rent', code))).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('takes no code from 300 on for a success', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: 300 }), (kind, code) => {
      expect(callSucceeded(kind, code)).toBe(false);
    }),
  );
});
