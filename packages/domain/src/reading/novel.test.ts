import { describe, expect, it } from 'vitest';
import {
  novelModeKey,
  novelModes,
  readNovelMode,
  defaultNovelSettings,
  novelColors,
  novelFonts,
  novelFontSizes,
  novelLineHeights,
  novelSettingsKey,
  readNovelSettings,
} from './novel.ts';
import fc from 'fast-check';
describe('novel mode', () => {
  it.each([
    ['"page"', 'page'],
    ['"scroll"', 'scroll'],
    [null, 'scroll'],
    ['page', 'scroll'],
    ['["page"]', 'scroll'],
  ])('reads %j as %s', (text, mode) => expect(readNovelMode(text)).toBe(mode));

  it('offers scrolling first, and has one name in storage', () => {
    expect(novelModes).toEqual(['scroll', 'page']);
    expect(novelModeKey).toBe('hanji.novelMode');
  });
});

describe('novel settings', () => {
  it('[A3-039] is kept under the name of the specification', () => {
    expect(novelSettingsKey).toBe('novel_viewer_setting');
  });

  it('[A3-040, A3-041, A3-042] offers the choices of the specification', () => {
    expect(novelFonts).toEqual(['system', 'gothic', 'serif', 'book']);
    expect(novelFontSizes).toEqual([15, 17, 19, 20, 22]);
    expect(novelLineHeights).toEqual([1.5, 1.7, 2, 2.4]);
    expect(novelColors).toEqual(['white', 'grey', 'cream', 'tan', 'dark']);
  });

  it.each([
    [false, 'white'],
    [true, 'dark'],
  ])('begins with the system font, 19 px, 1.7 and, in a dark theme (%s), %s', (dark, color) => {
    const { fontType, fontSize, lineHeight, color: chosen } = defaultNovelSettings(dark);
    expect(novelFonts[fontType]).toBe('system');
    expect(novelFontSizes[fontSize]).toBe(19);
    expect(novelLineHeights[lineHeight]).toBe(1.7);
    expect(novelColors[chosen]).toBe(color);
  });

  const chosen = { fontType: 1, fontSize: 3, lineHeight: 2, color: 3 };

  it.each([
    [chosen, chosen],
    [
      { ...chosen, fontType: 2 },
      { ...chosen, fontType: 2 },
    ],
    [
      { ...chosen, fontType: 4 },
      { ...chosen, fontType: 0 },
    ],
    [
      { ...chosen, fontSize: 0 },
      { ...chosen, fontSize: 0 },
    ],
    [
      { ...chosen, fontSize: 4 },
      { ...chosen, fontSize: 4 },
    ],
    [
      { ...chosen, fontSize: 5 },
      { ...chosen, fontSize: 2 },
    ],
    [
      { ...chosen, fontSize: -1 },
      { ...chosen, fontSize: 2 },
    ],
    [
      { ...chosen, fontSize: 1.5 },
      { ...chosen, fontSize: 2 },
    ],
    [
      { ...chosen, fontSize: '3' },
      { ...chosen, fontSize: 2 },
    ],
    [
      { ...chosen, lineHeight: 3 },
      { ...chosen, lineHeight: 3 },
    ],
    [
      { ...chosen, lineHeight: 4 },
      { ...chosen, lineHeight: 1 },
    ],
    [
      { ...chosen, color: 4 },
      { ...chosen, color: 4 },
    ],
    [
      { ...chosen, color: 5 },
      { ...chosen, color: 0 },
    ],
    [
      { ...chosen, color: null },
      { ...chosen, color: 0 },
    ],
  ])('[A3-039] reads %o as %o', (stored, read) => {
    expect(readNovelSettings(JSON.stringify(stored), false)).toEqual(read);
  });

  it.each([null, '', 'x', '[]', '1', 'null', '"fontSize"', '{}'])(
    'reads %j as the defaults',
    (text) => {
      expect(readNovelSettings(text, true)).toEqual(defaultNovelSettings(true));
      expect(readNovelSettings(text, false)).toEqual(defaultNovelSettings(false));
    },
  );

  it('is always a choice that exists, and reads what it read as the same', () => {
    const anyStored = fc.record({
      fontType: fc.integer(),
      fontSize: fc.nat(6),
      color: fc.anything(),
    });
    fc.assert(
      fc.property(anyStored, fc.boolean(), (stored, dark) => {
        const settings = readNovelSettings(JSON.stringify(stored) ?? null, dark);
        expect(novelFonts[settings.fontType]).toBeDefined();
        expect(novelFontSizes[settings.fontSize]).toBeDefined();
        expect(novelColors[settings.color]).toBeDefined();
        expect(readNovelSettings(JSON.stringify(settings), !dark)).toEqual(settings);
      }),
    );
  });
});
