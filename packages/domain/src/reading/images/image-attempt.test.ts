import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  firstAttempt,
  needsFreshAddress,
  nextAttempt,
  retryDelays,
} from './image-attempt.ts';

describe('image attempts', () => {
  function after(...events: readonly AttemptEvent[]): string[] {
    let state = firstAttempt;
    return events.map((event) => {
      state = nextAttempt(state, event);
      return `${state.status} ${state.attempt} ${state.retries}`;
    });
  }

  it('tries twice more by itself, then waits to be asked, and starts over', () => {
    expect(after('failed', 'due', 'failed', 'due', 'failed', 'due', 'asked', 'failed')).toEqual([
      'waiting 0 0',
      'loading 1 1',
      'waiting 1 1',
      'loading 2 2',
      'failed 2 2',
      'failed 2 2',
      'loading 3 0',
      'waiting 3 0',
    ]);
  });

  it('spends no try without a connection, and starts over when it is back', () => {
    expect(after('failed', 'due', 'cutOff', 'due', 'asked', 'loaded')).toEqual([
      'waiting 0 0',
      'loading 1 1',
      'offline 1 1',
      'offline 1 1',
      'loading 2 0',
      'loaded 2 0',
    ]);
  });

  it('is shown anew, out of the same address, when it comes near again', () => {
    expect(after('loaded', 'left', 'left', 'loaded', 'failed', 'left')).toEqual([
      'loaded 0 0',
      'loading 0 0',
      'loading 0 0',
      'loaded 0 0',
      'waiting 0 0',
      'waiting 0 0',
    ]);
  });

  it('has all tries again after it was loaded', () => {
    expect(after('failed', 'due', 'loaded', 'due', 'failed')).toEqual([
      'waiting 0 0',
      'loading 1 1',
      'loaded 1 0',
      'loaded 1 0',
      'waiting 1 0',
    ]);
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('asks for a fresh address at try %i: %s', (attempt, fresh) => {
    expect(needsFreshAddress({ status: 'loading', attempt, retries: 0 })).toBe(fresh);
  });

  it('begins with the first try under way', () => {
    expect(firstAttempt).toEqual({ status: 'loading', attempt: 0, retries: 0 });
  });

  it('waits longer before the second try', () => expect(retryDelays).toEqual([500, 2000]));
});
