import {
  defaultNovelSettings,
  novelColors,
  novelFonts,
  novelFontSizes,
  novelLineHeights,
  novelModes,
  readNovelMode,
  readNovelSettings,
  type NovelMode,
  type NovelSettings,
} from '#reading/novel.ts';
import { readEntries, recall, remember } from '#reading/memory/recent-entries.ts';
import { membersOf, parseStored } from '#reading/memory/stored-json.ts';
import { settingsOf, type Layer, type Layers } from '#reading/settings/layers.ts';

/** How much of the screen lies beside the text. */
export const novelMargins = ['narrow', 'normal', 'wide'] as const;
/** Where lines end: as the book wants it, where their words do, or all at one edge. */
export const novelAlignments = ['book', 'start', 'justify'] as const;
/** Which way lines run: as the book wants it, or across also where that is down. */
export const novelWritings = ['book', 'across'] as const;

/** How the text stands on the page, beside how its letters look. */
export type NovelPage = {
  readonly margin: (typeof novelMargins)[number];
  readonly align: (typeof novelAlignments)[number];
  readonly writing: (typeof novelWritings)[number];
  /** Words are divided at the ends of lines, where the browser knows how in their language. */
  readonly hyphens: boolean;
  readonly ruby: boolean;
};

export type NovelChoices = NovelSettings & NovelPage & { readonly mode: NovelMode };
export type NovelLayer = Layer<NovelChoices>;
export type NovelLayers = Layers<NovelChoices>;

export const defaultNovelPage: NovelPage = {
  margin: 'normal',
  align: 'book',
  writing: 'book',
  hyphens: false,
  ruby: true,
};

/** Words of German are so long that a phone's line breaks within them, with a hyphen or without. */
function isDivided(language: string): boolean {
  return /^de\b/i.test(language);
}

/**
 * Whether words are divided at the ends of lines in a language, BCP 47: East Asian lines end between any
 * letters, and Vietnamese ones between syllables, which stand apart.
 */
export function canDivideWords(language: string): boolean {
  return !/^(?:ja|ko|vi|zh)(?:-|$)/i.test(language);
}

/** The settings that hold; `language` is that of the text, BCP 47. */
export function novelChoicesOf(
  layers: NovelLayers,
  { darkTheme, language }: { readonly darkTheme: boolean; readonly language: string },
): NovelChoices {
  return settingsOf<NovelChoices>(
    {
      ...defaultNovelSettings(darkTheme),
      ...defaultNovelPage,
      hyphens: isDivided(language),
      mode: 'scroll',
    },
    layers,
  );
}

/** Where a device keeps how its reader sets novels, for all titles and for single ones. */
export const novelChoicesKey = 'hanji.novelSettings';

/** Titles that somebody may come back to. */
const kept = 200;
const version = 1;

/** What is stored of the choices, each under its own key. */
export type StoredNovelChoices = {
  readonly record: string | null;
  /** `novel_viewer_setting`: how letters look, for the device. */
  readonly settings: string | null;
  /** The mode as it stood alone before there was a record. */
  readonly mode: string | null;
};

/** The choices for a title and for the device, out of stored text. */
export function readNovelLayers(
  { record, settings, mode }: StoredNovelChoices,
  contentId: number,
  darkTheme: boolean,
): NovelLayers {
  const stored = membersOf(parseStored(record));
  const device = stored['version'] === version ? readLayer(stored['device']) : {};
  return {
    title: recall(titlesOf(record), contentId) ?? {},
    device: {
      ...(mode === null ? {} : { mode: readNovelMode(mode) }),
      ...device,
      ...(settings === null ? {} : readNovelSettings(settings, darkTheme)),
    },
  };
}

/** As text to store, and how letters look on the device apart, as it is specified. */
export function writeNovelLayers(
  record: string | null,
  contentId: number,
  { title, device }: NovelLayers,
  darkTheme: boolean,
): { readonly record: string; readonly settings: string } {
  const { fontType, fontSize, lineHeight, color, ...page } = device;
  const look = settingsOf(defaultNovelSettings(darkTheme), {
    title: {},
    device: { fontType, fontSize, lineHeight, color },
  });
  return {
    record: JSON.stringify({
      version,
      device: page,
      titles: remember(titlesOf(record), contentId, title, kept),
    }),
    settings: JSON.stringify(look),
  };
}

function titlesOf(text: string | null) {
  return readEntries(text, { version, name: 'titles' }, readLayer);
}

/** What cannot be read of a layer was not chosen. */
function readLayer(stored: unknown): NovelLayer {
  const from = membersOf(stored);
  const index = (key: keyof NovelSettings, choices: readonly unknown[]) => {
    const found = choices.findIndex((_, known) => known === from[key]);
    return found === -1 ? undefined : found;
  };
  const switched = (key: 'hyphens' | 'ruby') => {
    const value = from[key];
    return typeof value === 'boolean' ? value : undefined;
  };
  return {
    fontType: index('fontType', novelFonts),
    fontSize: index('fontSize', novelFontSizes),
    lineHeight: index('lineHeight', novelLineHeights),
    color: index('color', novelColors),
    mode: novelModes.find((known) => known === from['mode']),
    margin: novelMargins.find((known) => known === from['margin']),
    align: novelAlignments.find((known) => known === from['align']),
    writing: novelWritings.find((known) => known === from['writing']),
    hyphens: switched('hyphens'),
    ruby: switched('ruby'),
  };
}
