import { describe, expect, it } from 'vitest';
import { orientations } from '@hanji/contract/vocabulary.ts';
import {
  directionOf,
  flippedMode,
  isPaired,
  modeOf,
  forwardSide,
  stepOfKey,
  turnOfSwipe,
  turnOfTap,
  turnTowards,
  pageModeKey,
  readingDirectionKey,
  readStoredDirection,
  readStoredMode,
  showsGuide,
} from './modes.ts';
import fc from 'fast-check';
describe('page mode', () => {
  it.each([
    ['TTB', 'vertical'],
    ['LTR', 'page'],
    ['RTL', 'page'],
  ] as const)('[A4-026] orientation %s opens in %s mode', (orientation, mode) => {
    expect(modeOf(orientation)).toBe(mode);
  });

  it.each([
    ['TTB', 'LTR'],
    ['LTR', 'LTR'],
    ['RTL', 'RTL'],
  ] as const)('[A4-027, B9-043] %s reads top to bottom as a strip, %s by pages', (title, pages) => {
    expect(directionOf(title, 'vertical')).toBe('TTB');
    expect(directionOf(title, 'page')).toBe(pages);
  });

  it('[A4-027, B9-043] reads every orientation of the wire in its own direction', () => {
    const read = orientations.map((orientation) => directionOf(orientation, modeOf(orientation)));
    expect(read).toEqual(['TTB', 'LTR', 'RTL']);
  });

  it('[A4-025] flips between vertical and pages', () => {
    expect(flippedMode('vertical')).toBe('page');
    expect(flippedMode('page')).toBe('vertical');
  });

  it.each([
    [767, 'page', false],
    [768, 'page', true],
    [1920, 'page', true],
    [767, 'vertical', false],
    [768, 'vertical', false],
  ] as const)('[A4-035, B4-049] a window of %i px in %s mode: paired %s', (width, mode, paired) => {
    expect(isPaired(width, mode)).toBe(paired);
  });
});

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

describe('direction memory', () => {
  it.each([
    ['TTB', 'TTB', false],
    ['LTR', 'LTR', false],
    ['RTL', 'RTL', false],
    ['LTR', 'RTL', true],
    ['RTL', 'LTR', true],
    ['TTB', 'LTR', true],
    [undefined, 'TTB', true],
    [undefined, 'LTR', true],
  ] as const)('[A4-031, B4-042] after %s, %s shows the guide: %s', (remembered, now, shows) => {
    expect(showsGuide(remembered, now)).toBe(shows);
  });

  it.each(['TTB', 'LTR', 'RTL'] as const)('[A4-030] remembers %s', (direction) => {
    expect(readStoredDirection(JSON.stringify(direction))).toBe(direction);
  });

  it.each(['vertical', 'page'] as const)('remembers the mode %s', (mode) => {
    expect(readStoredMode(JSON.stringify(mode))).toBe(mode);
  });

  it.each([null, '', 'TTB', '"ttb"', '"horizontal"', '{', '1', 'null', '["LTR"]'])(
    'reads neither direction nor mode out of %j',
    (text) => {
      expect(readStoredDirection(text)).toBeUndefined();
      expect(readStoredMode(text)).toBeUndefined();
    },
  );

  it('has one direction for all titles and a mode for each', () => {
    expect(readingDirectionKey).toBe('hanji.readingDirection');
    expect(pageModeKey(7)).toBe('hanji.comicMode.7');
  });
});
