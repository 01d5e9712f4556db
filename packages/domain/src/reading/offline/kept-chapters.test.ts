import { describe, expect, it } from 'vitest';
import {
  isReadableStill,
  keepableUntil,
  type KeepableChapter,
  keptBudget,
  type KeptFacts,
  keptToLetGo,
} from './kept-chapters.ts';

const now = Date.parse('2026-05-01T00:00:00Z');
const day = 86_400_000;

type Change = {
  readonly salesType?: KeepableChapter['salesType'];
  readonly restrictedAge?: KeepableChapter['restrictedAge'];
  readonly free?: boolean;
  readonly unlocked?: boolean;
  readonly rentRemained?: number;
};

function chapter({ free = false, unlocked = false, rentRemained = 0, ...other }: Change) {
  return {
    salesType: 'product',
    restrictedAge: 0,
    ...other,
    activity: { unlocked, rentRemained },
    salesConfig: { free },
  } as const;
}

function kept(facts: Partial<KeptFacts> & { readonly name?: string } = {}) {
  return { name: '', bytes: 10, confirmedAt: now, readAt: now, until: null, ...facts };
}

describe('a chapter may be kept', () => {
  it.each<[string, Change, string | null, number | null | undefined]>([
    ['that is free, by a visitor', { free: true }, null, null],
    ['that is owned', { unlocked: true }, 'a', null],
    ['that is owned and rented, without an end', { unlocked: true, rentRemained: 9 }, 'a', null],
    ['that is rented, until then', { rentRemained: 60 }, 'a', now + 60_000],
    ['not whose rental is over', { rentRemained: 0 }, 'a', undefined],
    ['not that is only previewed', { free: true, salesType: 'trial' }, 'a', undefined],
    ['for adults by its member', { unlocked: true, restrictedAge: 19 }, 'a', null],
    ['not for adults by a visitor', { free: true, restrictedAge: 19 }, null, undefined],
    ['for others by a visitor', { free: true, restrictedAge: 15 }, null, null],
  ])('%s', (_, change, reader, until) => {
    expect(keepableUntil(chapter(change), reader, now)).toBe(until);
  });
});

describe('what is kept may be read', () => {
  it.each<[string, Partial<KeptFacts>, number, boolean]>([
    ['at once', {}, now, true],
    ['until its rental ends', { until: now + 1000 }, now + 999, true],
    ['and not from then on', { until: now + 1000 }, now + 1000, false],
    ['for 30 days without the service', {}, now + 30 * day, true],
    ['and no longer', {}, now + 30 * day + 1, false],
    ['with a clock that was set right', { readAt: now + 300_000 }, now, true],
    ['not with one that was set back', { readAt: now + 300_001 }, now, false],
  ])('%s', (_, facts, at, expected) => {
    expect(isReadableStill(kept(facts), at)).toBe(expected);
  });
});

describe('a device keeps', () => {
  it.each([
    [undefined, 52_428_800],
    [1_000_000_000, 100_000_000],
    [100_000_000_000, 209_715_200],
    [0, 0],
  ])('of a room of %s bytes at most %d', (quota, budget) => {
    expect(keptBudget(quota)).toBe(budget);
  });

  it('what was read last, as far as the budget goes, and nothing that is over', () => {
    const all = [
      kept({ name: 'old', readAt: now - 3, bytes: 40 }),
      kept({ name: 'over', until: now, bytes: 1000 }),
      kept({ name: 'new', readAt: now - 1, bytes: 60 }),
      kept({ name: 'older', readAt: now - 4, bytes: 1 }),
    ];
    const gone = (budget: number): string[] =>
      keptToLetGo(all, budget, now).map(({ name }) => name);
    expect(gone(101)).toEqual(['over']);
    expect(gone(100)).toEqual(['over', 'older']);
    expect(gone(99)).toEqual(['over', 'old', 'older']);
    expect(gone(0)).toEqual(['over', 'new', 'old', 'older']);
  });
});
