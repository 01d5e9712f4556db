import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import type { NovelMode } from '@hanji/domain/reading/novel.ts';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { KeyRow } from '#shared/react/help/KeyHelp.tsx';

type KeyRowsOptions = {
  readonly mode: NovelMode;
  readonly direction: PageDirection;
  /** The browser gives the whole screen. */
  readonly fullScreen: boolean;
  /** The browser reads aloud. */
  readonly speech: boolean;
  readonly labels: NovelLabels;
  readonly words: NovelPanelLabels;
};

/** The viewer's keys, those of reading first. */
export function novelKeyRows(options: KeyRowsOptions): readonly KeyRow[] {
  const { mode, direction, labels, words } = options;
  const { keys } = words;
  const scrolls = mode === 'scroll';
  const sideways = direction === 'RTL' ? (['←', '→'] as const) : (['→', '←'] as const);
  const [on, back] = scrolls ? (['↓', '↑'] as const) : sideways;
  const rows: readonly (KeyRow | false)[] = [
    {
      does: scrolls ? keys.scrollOn : labels.nextPage,
      ways: [[on], [keys.space], [keys.pageDown]],
    },
    {
      does: scrolls ? keys.scrollBack : labels.previousPage,
      ways: [[back], [keys.shift, keys.space], [keys.pageUp]],
    },
    { does: keys.toStart, ways: [[keys.home]] },
    { does: keys.toEnd, ways: [[keys.end]] },
    { does: labels.previousChapter, ways: [['[']] },
    { does: labels.nextChapter, ways: [[']']] },
    { does: words.search, ways: [['/']] },
    options.speech && { does: labels.readAloud, ways: [['R']] },
    { does: keys.textSize, ways: [['+'], ['−']] },
    { does: keys.textSizeReset, ways: [['0']] },
    { does: keys.switchMode, ways: [['M']] },
    options.fullScreen && { does: words.fullScreen, ways: [['F']] },
    { does: keys.hideControls, ways: [[keys.escape]] },
    { does: keys.help, ways: [['?']] },
  ];
  return rows.filter((row) => row !== false);
}
