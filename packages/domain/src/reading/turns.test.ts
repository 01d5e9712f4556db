import fc from 'fast-check';
import { forwardSide, stepOfKey, turnOfSwipe, turnOfTap, turnTowards } from './turns.ts';
import { describe, expect, it } from 'vitest';

describe('page steps', () => {
  it.each([
    ['right', 'next', 'previous', undefined],
    ['left', 'previous', 'next', undefined],
    ['down', undefined, undefined, 'next'],
    ['up', undefined, undefined, 'previous'],
  ] as const)('the page to the %s is %s in LTR, %s in RTL, %s in TTB', (side, ltr, rtl, ttb) => {
    expect(turnTowards(side, 'LTR')).toBe(ltr);
    expect(turnTowards(side, 'RTL')).toBe(rtl);
    expect(turnTowards(side, 'TTB')).toBe(ttb);
  });

  it('names the side that goes forward', () => {
    expect(forwardSide).toEqual({ LTR: 'right', RTL: 'left', TTB: 'down' });
  });

  it.each([
    ['ArrowRight', 'next', 'previous', undefined],
    ['ArrowLeft', 'previous', 'next', undefined],
    ['ArrowDown', undefined, undefined, 'next'],
    ['ArrowUp', undefined, undefined, 'previous'],
    ['PageDown', 'next', 'next', 'next'],
    ['PageUp', 'previous', 'previous', 'previous'],
    [' ', 'next', 'next', 'next'],
    ['Home', 'first', 'first', 'first'],
    ['End', 'last', 'last', 'last'],
    ['a', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
  ] as const)('the key "%s" means %s in LTR, %s in RTL, %s in TTB', (key, ltr, rtl, ttb) => {
    expect(stepOfKey(key, 'LTR')).toBe(ltr);
    expect(stepOfKey(key, 'RTL')).toBe(rtl);
    expect(stepOfKey(key, 'TTB')).toBe(ttb);
  });

  it.each([
    [0, 'previous', 'next'],
    [0.25, 'previous', 'next'],
    [0.251, undefined, undefined],
    [0.749, undefined, undefined],
    [0.75, 'next', 'previous'],
    [1, 'next', 'previous'],
    [Number.NaN, undefined, undefined],
  ] as const)('a tap at %f of the width means %s in LTR, %s in RTL', (share, ltr, rtl) => {
    expect(turnOfTap(share, 'LTR')).toBe(ltr);
    expect(turnOfTap(share, 'RTL')).toBe(rtl);
    expect(turnOfTap(share, 'TTB')).toBeUndefined();
  });

  it.each([
    ['left', 'next', 'previous', undefined],
    ['right', 'previous', 'next', undefined],
    ['up', undefined, undefined, 'next'],
    ['down', undefined, undefined, 'previous'],
  ] as const)(
    '[A4-033, B4-047] a swipe to the %s means %s in LTR, %s in RTL, %s in TTB',
    (towards, ltr, rtl, ttb) => {
      expect(turnOfSwipe(towards, 'LTR')).toBe(ltr);
      expect(turnOfSwipe(towards, 'RTL')).toBe(rtl);
      expect(turnOfSwipe(towards, 'TTB')).toBe(ttb);
    },
  );

  it('mirrors every tap between LTR and RTL', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 }), (place) => {
        // Shares of 1024 are exact, so that the mirrored one is too.
        const share = place / 1024;
        expect(turnOfTap(share, 'LTR')).toBe(turnOfTap(1 - share, 'RTL'));
      }),
    );
  });
});
