import { directionOf, flippedMode, isPaired, modeOf } from './page-mode.ts';
import { orientations } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';

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

  it('reads a strip that lies in the work’s own way, and its pages as any other’s', () => {
    for (const orientation of ['LTR', 'RTL'] as const) {
      expect(modeOf(orientation, true)).toBe('vertical');
      expect(directionOf(orientation, 'vertical', true)).toBe(orientation);
      expect(directionOf(orientation, 'page', true)).toBe(orientation);
    }
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
