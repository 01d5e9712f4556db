import { expect, it } from 'vitest';
import { gaugeState, type GaugeState } from './gauge-state.ts';

it.each<[amount: number, recover: number, rentable: number, state: GaugeState]>([
  [2, 0, 0, 'full'],
  [1, 0, 0, 'full'],
  [1, 50, 10, 'full'],
  [0, 0, 0, 'none'],
  [0, 0, 10, 'none'],
  [0, 1, 0, 'recovering'],
  // What recovers only when the chapter is no longer rentable is of no use for it.
  [0, 1, 1, 'none'],
  [0, 9, 10, 'recovering'],
  [0, 10, 10, 'none'],
  [0, 11, 10, 'none'],
])(
  '[A4-058] amount %i, full in %i s, rentable for %i s: %s',
  (amount, recover, rentable, state) => {
    const readForFree = { amount, recoverRemained: recover };
    expect(gaugeState({ rentableRemained: rentable }, readForFree)).toBe(state);
  },
);
