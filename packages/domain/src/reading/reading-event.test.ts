import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAsReading,
  countsAsView,
  type ReadEvent,
  readEventOf,
  type ReadingSignal,
} from './reading-event.ts';

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
