import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  firstAttempt,
  hasRunOut,
  needsFreshAddress,
  nextAttempt,
  retryDelays,
  type ReadEvent,
  type ReadingSignal,
  countsAsReading,
  readEventOf,
  countsAsView,
} from './events.ts';
import fc from 'fast-check';
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

  it('takes addresses of five hours for good, and no older ones', () => {
    const hours = 60 * 60 * 1000;
    expect([0, 5 * hours, 5 * hours + 1].map((age) => hasRunOut(7, 7 + age))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('begins with the first try under way', () => {
    expect(firstAttempt).toEqual({ status: 'loading', attempt: 0, retries: 0 });
  });

  it('waits longer before the second try', () => expect(retryDelays).toEqual([500, 2000]));
});

describe('read events', () => {
  function visit(signals: readonly ReadingSignal[]): (ReadEvent | null)[] {
    const told = new Set<ReadEvent>();
    return signals.map((signal) => {
      const event = readEventOf(told, signal);
      if (event) told.add(event);
      return event;
    });
  }

  it('[A4-034, B4-048] tells of the end once', () => {
    expect(visit(['endSeen', 'endSeen'])).toEqual(['readFinished', null]);
  });

  it('[A4-037, B4-051] tells of a failed image once, not again for further ones', () => {
    expect(visit(['loadFailed', 'loadFailed', 'loadFailed'])).toEqual(['read', null, null]);
  });

  it('tells of both, in either order', () => {
    expect(visit(['loadFailed', 'endSeen'])).toEqual(['read', 'readFinished']);
    expect(visit(['endSeen', 'loadFailed'])).toEqual(['readFinished', 'read']);
  });

  it('never tells anything twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<ReadingSignal>('endSeen', 'loadFailed')), (signals) => {
        const told = visit(signals).filter((event) => event !== null);
        expect(told).toHaveLength(new Set(signals).size);
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  it.each([
    ['product', true],
    ['trial', false],
  ] as const)('opening a %s is reading: %s', (salesType, counts) => {
    expect(countsAsReading(salesType)).toBe(counts);
  });
});

describe('counts as view', () => {
  it.each([
    ['read', false, true],
    ['read', true, false],
    ['finished', false, false],
    ['finished', true, false],
  ] as const)('%s, opened before on that day %s: %s', (kind, openedToday, counts) => {
    expect(countsAsView(kind, openedToday)).toBe(counts);
  });
});
