/** Chosen indexes, as saved under `novel_viewer_setting` (section 3). */
export interface NovelSettings {
  readonly fontType: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly color: number;
}

/** `scroll` reads a chapter as one page, `page` turns screens. */
export type NovelMode = 'scroll' | 'page';

/** Where the reader is in a book. */
export interface NovelPosition {
  readonly cfi: string;
  /** 0 to 100 over the whole book. */
  readonly percent: number;
}

/** Sizes in pixels, by index of `fontSize`. */
export const novelFontSizes = [15, 17, 19, 20, 22] as const;

/** Line heights, by index of `lineHeight`. */
export const novelLineHeights = [1.5, 1.7, 2, 2.4] as const;

/** Colour themes, by index of `color`: four dark on light, the last light on dark. */
export const novelColors = ['white', 'grey', 'cream', 'tan', 'dark'] as const;

/** System font, 19 px, 1.7, and dark on white or, in a dark theme, light on dark. */
export function defaultNovelSettings(darkTheme: boolean): NovelSettings {
  return { fontType: 0, fontSize: 2, lineHeight: 1, color: darkTheme ? 4 : 0 };
}

function isIndexOf(choices: readonly unknown[], value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < choices.length
  );
}

/** Settings out of storage: whatever is not a valid index becomes the default. */
export function readNovelSettings(stored: unknown, darkTheme: boolean): NovelSettings {
  const given: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const fallback = defaultNovelSettings(darkTheme);
  const choose = (key: keyof NovelSettings, choices: readonly unknown[]): number => {
    const value = given[key];
    return isIndexOf(choices, value) ? value : fallback[key];
  };
  return {
    fontType: choose('fontType', ['system', 'gothic', 'serif']),
    fontSize: choose('fontSize', novelFontSizes),
    lineHeight: choose('lineHeight', novelLineHeights),
    color: choose('color', novelColors),
  };
}
