import type { Attempt, AttemptLimit } from '#modules/account/attempts/limits.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * So many cards are refused to one member in an hour, be they to pay or to be kept: whoever has more
 * of them tries the cards of others.
 */
export const mostRefusedCards = 10;

/** Success forgives nothing: whoever tries the cards of others may have one that is good. */
const ofMember: AttemptLimit = {
  name: 'card',
  free: mostRefusedCards,
  firstDelay: hour,
  longestDelay: hour,
  forgottenEvery: hour,
  clearedBySuccess: false,
};

/** Cards that are refused to one network, whatever members it has: many people may share it. */
const ofNetwork: AttemptLimit = {
  name: 'card network',
  free: 100,
  firstDelay: minute,
  longestDelay: hour,
  forgottenEvery: minute,
  clearedBySuccess: false,
};

/** Keys for tokens that one member asks for: each counts, as each may be for another card. */
const keysOfMember: AttemptLimit = {
  name: 'card key',
  free: 60,
  firstDelay: minute,
  longestDelay: hour,
  forgottenEvery: minute,
  clearedBySuccess: false,
};

/** A card that a member wants to have kept. */
export function cardAttempts(memberId: string, ip: string): readonly Attempt[] {
  return [
    { limit: ofNetwork, of: [networkOf(ip)] },
    { limit: ofMember, of: [memberId] },
  ];
}

/** A key by which a member may have a card turned into a token. */
export function keyAttempts(memberId: string): readonly Attempt[] {
  return [{ limit: keysOfMember, of: [memberId] }];
}
