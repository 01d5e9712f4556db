import type { NovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import type { Scope } from '@hanji/domain/reading/settings/layers.ts';

/** Every word of what opens on demand, apart from what the bars say too. */
export type NovelPanelLabels = {
  readonly close: string;
  readonly note: string;
  readonly noteGo: string;
  readonly picture: string;
  readonly enlarge: string;
  readonly leave: string;
  readonly leaveText: string;
  readonly leaveOpen: string;
  readonly search: string;
  readonly searchSubmit: string;
  readonly clear: string;
  readonly searchNone: string;
  readonly searchHit: (hit: number, total: number) => string;
  readonly searchMost: (total: number) => string;
  readonly searchNext: string;
  readonly speechStart: string;
  readonly speechStop: string;
  readonly speechRate: string;
  /** "1.25×". */
  readonly speechRateOf: (rate: number) => string;
  readonly speechVoice: string;
  readonly fullScreen: string;
  readonly on: string;
  readonly off: string;
  readonly fontBook: string;
  readonly margin: string;
  readonly margins: Readonly<Record<NovelPage['margin'], string>>;
  readonly align: string;
  readonly aligns: Readonly<Record<NovelPage['align'], string>>;
  readonly writing: string;
  readonly writings: Readonly<Record<NovelPage['writing'], string>>;
  readonly hyphens: string;
  readonly ruby: string;
  readonly scope: string;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly restore: string;
  readonly keys: NovelKeyLabels;
};

/** What keys do, and what is written on them. */
export type NovelKeyLabels = {
  readonly title: string;
  readonly scrollOn: string;
  readonly scrollBack: string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly textSize: string;
  readonly textSizeReset: string;
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
