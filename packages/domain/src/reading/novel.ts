import { parseStored, membersOf } from '#reading/memory/stored-json.ts';
/** `scroll` reads a part of the book as one page, `page` turns screens. */
export type NovelMode = 'scroll' | 'page';

/** Where a device keeps the mode, for all novels. */
export const novelModeKey = 'hanji.novelMode';

/** The modes in the order in which they are offered. */
export const novelModes = ['scroll', 'page'] as const satisfies readonly NovelMode[];

/** The mode out of stored text: scrolling where none was chosen. */
export function readNovelMode(text: string | null): NovelMode {
  return parseStored(text) === 'page' ? 'page' : 'scroll';
}

/** Local storage key of the settings (reading-service, section 3 "Novel viewer settings"). */
export const novelSettingsKey = 'novel_viewer_setting';

/** Chosen indexes, as they are stored. */
export type NovelSettings = {
  readonly fontType: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly color: number;
};

/** Typefaces, by index of `fontType`; each script has its own gothic and serif. The last: the book's. */
export const novelFonts = ['system', 'gothic', 'serif', 'book'] as const;

/** Sizes in pixels, by index of `fontSize`. */
export const novelFontSizes = [15, 17, 19, 20, 22] as const;

/** Line heights, by index of `lineHeight`. */
export const novelLineHeights = [1.5, 1.7, 2, 2.4] as const;

/** Colour themes, by index of `color`: four dark on light, the last light on dark. */
export const novelColors = ['white', 'grey', 'cream', 'tan', 'dark'] as const;

const choices = {
  fontType: novelFonts,
  fontSize: novelFontSizes,
  lineHeight: novelLineHeights,
  color: novelColors,
} as const satisfies Readonly<Record<keyof NovelSettings, readonly unknown[]>>;

/** System font, 19 px, 1.7, and dark on white or, in a dark theme, light on dark. */
export function defaultNovelSettings(darkTheme: boolean): NovelSettings {
  return { fontType: 0, fontSize: 2, lineHeight: 1, color: darkTheme ? 4 : 0 };
}

/** Settings out of stored text: whatever is not a valid index becomes the default. */
export function readNovelSettings(text: string | null, darkTheme: boolean): NovelSettings {
  const stored = membersOf(parseStored(text));
  const fallback = defaultNovelSettings(darkTheme);
  const choose = (key: keyof NovelSettings): number => {
    const index = choices[key].findIndex((_, known) => known === stored[key]);
    return index === -1 ? fallback[key] : index;
  };
  return {
    fontType: choose('fontType'),
    fontSize: choose('fontSize'),
    lineHeight: choose('lineHeight'),
    color: choose('color'),
  };
}
