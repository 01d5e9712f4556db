import { clamp } from '#numbers/clamp.ts';
import type { PageMode } from '#reading/page-mode.ts';
import {
  scopeOf,
  settingsOf,
  withChoice,
  type Layer,
  type Layers,
  type Scope,
} from '#reading/settings/layers.ts';
import { widestComicImage } from '#screens/widths.ts';

/** How large a picture is: as wide as its place, whole on the screen, or as it was drawn. */
export const comicFits = ['width', 'height', 'original'] as const;
export type ComicFit = (typeof comicFits)[number];

/** What lies around the pictures; `theme` is the site's own. */
export const comicGrounds = ['theme', 'paper', 'grey', 'black'] as const;
export type ComicGround = (typeof comicGrounds)[number];

export type ComicSettings = {
  /** Undefined where the work's own orientation decides. */
  readonly mode: PageMode | undefined;
  /** The first two pages make a pair; otherwise the cover stands alone. */
  readonly pairsShifted: boolean;
  /** On small screens one panel after the other is shown, where they are known. */
  readonly byPanel: boolean;
  readonly stripFit: ComicFit;
  readonly pageFit: ComicFit;
  /** Widest that a picture is shown on wide screens, in CSS pixels. */
  readonly width: number;
  /** Room between one page and the next. */
  readonly gap: boolean;
  readonly ground: ComicGround;
  /** Percent. */
  readonly brightness: number;
  /** Percent of the warmest tone. */
  readonly warmth: number;
  /** From slow to fast. */
  readonly scrollSpeed: number;
  /** Where taps turn pages is shown for a moment when a chapter opens. */
  readonly zonesShown: boolean;
  /** A tap on the left turns to where one on the right would. */
  readonly zonesInverted: boolean;
};

export type ComicLayer = Layer<ComicSettings>;
export type ComicLayers = Layers<ComicSettings>;

export const noComicChoices: ComicLayers = { title: {}, device: {} };

export type ComicScope = Scope;

/** Least and most of what is chosen by a slider, and how far apart its choices are. */
export const comicRanges = {
  width: { least: 480, most: 1440, step: 40 },
  brightness: { least: 30, most: 100, step: 5 },
  warmth: { least: 0, most: 100, step: 5 },
  scrollSpeed: { least: 1, most: 9, step: 1 },
} as const;

/** 720 px at most until the reader chooses otherwise (reading-service, section 2 "Viewers"). */
export const defaultComicSettings: ComicSettings = {
  mode: undefined,
  pairsShifted: false,
  byPanel: false,
  stripFit: 'width',
  pageFit: 'height',
  width: widestComicImage,
  gap: false,
  ground: 'theme',
  brightness: comicRanges.brightness.most,
  warmth: comicRanges.warmth.least,
  scrollSpeed: 4,
  zonesShown: false,
  zonesInverted: false,
};

/** What may hold for every title of the device; the others are what works differ in. */
const deviceWide = [
  'stripFit',
  'pageFit',
  'width',
  'gap',
  'ground',
  'brightness',
  'warmth',
  'scrollSpeed',
  'zonesShown',
  'zonesInverted',
] as const satisfies readonly (keyof ComicSettings)[];

/** What a layer has chosen of what may hold for every title. */
function wideOf(layer: ComicLayer): ComicLayer {
  return Object.fromEntries(deviceWide.map((key) => [key, layer[key]]));
}

/** The settings that hold: of each one the title's, else the device's, else the default. */
export function comicSettingsOf({ title, device }: ComicLayers): ComicSettings {
  return settingsOf(defaultComicSettings, { title, device: wideOf(device) });
}

/** What changes how a strip looks, as the service sends it: for a reader who has chosen nothing. */
export const stripAsSent = {
  stripFit: defaultComicSettings.stripFit,
  width: defaultComicSettings.width,
  gap: defaultComicSettings.gap,
  ground: defaultComicSettings.ground,
  brightness: defaultComicSettings.brightness,
  warmth: defaultComicSettings.warmth,
  byPanel: defaultComicSettings.byPanel,
} as const;

/** Whether a strip is what the service sends. */
export function isStripAsSent(settings: ComicSettings): boolean {
  const sent = Object.entries(stripAsSent) as [keyof typeof stripAsSent, unknown][];
  return sent.every(([key, value]) => settings[key] === value);
}

/** Adds choices, as `withChoice`; what works differ in is chosen for the title, whatever the scope. */
export function withComicChoice(
  layers: ComicLayers,
  scope: ComicScope,
  choice: ComicLayer,
): ComicLayers {
  const wide = deviceWide.filter((key) => choice[key] !== undefined);
  const own = Object.entries(choice).filter(([key]) => !wide.some((other) => other === key));
  return withChoice(
    withChoice(layers, 'title', Object.fromEntries(own)),
    scope,
    Object.fromEntries(wide.map((key) => [key, choice[key]])),
  );
}

/** Takes back what was chosen; how the title's pages are laid stays. */
export function withoutComicChoices(
  { title, device }: ComicLayers,
  scope: ComicScope,
): ComicLayers {
  const { mode, pairsShifted, byPanel } = title;
  return { title: { mode, pairsShifted, byPanel }, device: scope === 'device' ? {} : device };
}

/** What the next choice is for: the title where it has such choices of its own. */
export function comicScopeOf({ title, device }: ComicLayers): ComicScope {
  return scopeOf({ title: wideOf(title), device });
}

/** A number brought to the nearest choice of its slider. */
export function inComicRange(key: keyof typeof comicRanges, value: number): number {
  const { least, most, step } = comicRanges[key];
  return clamp(least + Math.round((value - least) / step) * step, least, most);
}
