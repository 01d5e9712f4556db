import { networkOf } from '#modules/readers/visitor-key.ts';
import { foldEmail } from '#modules/account/tokens/keyed-digest.ts';

/** How often something may fail, and how long one waits after that; times are in seconds. */
export type AttemptLimit = {
  /** Keeps its rows apart from those of others. */
  readonly name: string;
  /** So many fail before one waits. */
  readonly free: number;
  /** After them; each further failure doubles it, up to the longest. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** In this time one failure is forgotten. */
  readonly forgottenEvery: number;
  /** What succeeds wipes out its failures; otherwise it just is none itself. */
  readonly clearedBySuccess: boolean;
};

/** What is tried, as far as a limit tells it from others. */
export type Attempt = { readonly limit: AttemptLimit; readonly of: readonly string[] };

const minute = 60;
const hour = 60 * minute;

/**
 * Of one account by one network: whoever fails elsewhere keeps nobody out here, so that no account
 * can be locked by others.
 */
const accountFromNetwork: AttemptLimit = {
  name: 'account',
  free: 5,
  firstDelay: 15,
  longestDelay: 15 * minute,
  forgottenEvery: hour,
  clearedBySuccess: true,
};

/**
 * Of one network, whatever accounts it tries. Many people may share one, so it waits late and not
 * for long; and success forgives nothing, since whoever guesses may have an account of their own.
 */
const network: AttemptLimit = {
  name: 'network',
  free: 100,
  firstDelay: 1,
  longestDelay: minute,
  forgottenEvery: 36,
  clearedBySuccess: false,
};

/**
 * Of one member. That a code is right forgives nothing: it is good for one account alone, and of
 * 36^16 codes nobody finds one in so few tries.
 */
const serialCode: AttemptLimit = {
  name: 'serialCode',
  free: 5,
  firstDelay: 15,
  longestDelay: 15 * minute,
  forgottenEvery: hour,
  clearedBySuccess: false,
};

/** Comments of one member: nobody talks so much in a minute. */
const comments: AttemptLimit = {
  name: 'comments',
  free: 10,
  firstDelay: 10,
  longestDelay: 5 * minute,
  forgottenEvery: 15,
  clearedBySuccess: false,
};

/** Of one network, however many members it has: a school may talk about a new chapter. */
const commentsFromNetwork: AttemptLimit = {
  ...comments,
  name: 'commentsFromNetwork',
  free: 100,
  longestDelay: minute,
  forgottenEvery: 2,
};

/** Likes, reports and deletions of one reader. */
const reactions: AttemptLimit = {
  name: 'reactions',
  free: 60,
  firstDelay: 5,
  longestDelay: minute,
  forgottenEvery: 2,
  clearedBySuccess: false,
};

/** Titles and articles that a creator begins: rows stay also of what is deleted. */
const creations: AttemptLimit = {
  name: 'creations',
  free: 60,
  firstDelay: 5,
  longestDelay: minute,
  forgottenEvery: minute,
  clearedBySuccess: false,
};

export function creationAttempts(memberId: string): readonly Attempt[] {
  return [{ limit: creations, of: [memberId] }];
}

export function commentAttempts(memberId: string, ip: string): readonly Attempt[] {
  return [
    { limit: comments, of: [memberId] },
    { limit: commentsFromNetwork, of: [networkOf(ip)] },
  ];
}

export function reactionAttempts(memberId: string): readonly Attempt[] {
  return [{ limit: reactions, of: [memberId] }];
}

/** A code of a previous service, which a member enters. */
export function serialCodeAttempts(memberId: string, ip: string): readonly Attempt[] {
  return [
    { limit: network, of: [networkOf(ip)] },
    { limit: serialCode, of: [memberId] },
  ];
}

/** A password for an account: `account` is its email, or the id of its member. */
export function passwordAttempts(account: string, ip: string): readonly Attempt[] {
  const from = networkOf(ip);
  return [
    { limit: network, of: [from] },
    { limit: accountFromNetwork, of: [foldEmail(account), from] },
  ];
}
