import type {
  ComicFit,
  ComicGround,
  ComicScope,
} from '@hanji/domain/reading/comic/comic-settings.ts';

/** Every word of what opens on demand: the settings, the list of keys, the scrolling by itself. */
export type ComicPanelLabels = {
  readonly close: string;
  readonly on: string;
  readonly off: string;
  /** Name of the panel. */
  readonly settings: string;
  readonly mode: string;
  readonly pairsShifted: string;
  readonly fit: string;
  readonly fits: Readonly<Record<ComicFit, string>>;
  readonly width: string;
  readonly gap: string;
  readonly ground: string;
  readonly grounds: Readonly<Record<ComicGround, string>>;
  readonly brightness: string;
  readonly warmth: string;
  /** "42 %", from 0 to 100. */
  readonly percentOf: (percent: number) => string;
  readonly zonesShown: string;
  readonly zonesInverted: string;
  readonly fullScreen: string;
  readonly autoScroll: string;
  readonly scrollSpeed: string;
  readonly autoScrollStart: string;
  readonly resume: string;
  readonly stop: string;
  readonly scope: string;
  readonly scopes: Readonly<Record<ComicScope, string>>;
  readonly restore: string;
  readonly byPanel: ByPanelLabels;
  readonly keys: ComicKeyLabels;
};

/** What keys do, and what is written on them. */
export type ComicKeyLabels = {
  readonly title: string;
  readonly scrollOn: string;
  readonly scrollBack: string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly zoom: string;
  readonly zoomReset: string;
  readonly switchMode: string;
  readonly hideControls: string;
  readonly help: string;
  readonly space: string;
  readonly shift: string;
  readonly home: string;
  readonly end: string;
  readonly pageUp: string;
  readonly pageDown: string;
  readonly escape: string;
};

/** What is said where one panel after the other is shown. */
export type ByPanelLabels = {
  /** Name of the region. */
  readonly title: string;
  /** "Panel 12 of 48", both counted from 1. */
  readonly panelOf: (panel: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly leave: string;
};
