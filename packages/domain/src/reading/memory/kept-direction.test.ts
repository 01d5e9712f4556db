import {
  pageModeKey,
  readingDirectionKey,
  readStoredDirection,
  readStoredMode,
  showsGuide,
} from './kept-direction.ts';
import { describe, expect, it } from 'vitest';

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
