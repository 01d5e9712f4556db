import { challengeOrders } from '@hanji/contract/challenge-vocabulary.ts';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('[B9-001] [B9-002] a list has 100 titles a page and a search 1000, the newest first', () => {
  expect(limits.challengePageSize).toBe(100);
  expect(limits.challengeSearchPageSize).toBe(1000);
  expect(limits.standardChallengeOrder).toBe('recent');
});

it('[B9-004] pickups stand three together, for eight seconds', () => {
  expect([limits.pickupsShown, limits.pickupRotationMs]).toEqual([3, 8000]);
});

it('[B3-011] the sort codes are those that are named, and the one of the sort bar', () => {
  const named = ['popular', 'recent', 'total', 'comment', 'likes'];
  expect([...challengeOrders].toSorted()).toEqual([...named, 'updated'].toSorted());
  expect(limits.sortBarOrders).toEqual(['recent', 'updated']);
});
