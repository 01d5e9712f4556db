import type { Side } from '@hanji/domain/reading/turns.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { KeyRow } from '#shared/react/help/KeyHelp.tsx';

type KeyRowsOptions = {
  /** Where the next page lies. */
  readonly forward: Side;
  readonly fullScreen: boolean;
  readonly scrolls: boolean;
  readonly byPanel: boolean;
  readonly modes: boolean;
  readonly labels: ComicLabels;
  readonly words: ComicPanelLabels;
};

const arrows = { left: ['←', '→'], right: ['→', '←'], down: ['↓', '↑'], up: ['↑', '↓'] } as const;

/** The viewer's keys, those of reading first. */
export function keyRows(options: KeyRowsOptions): readonly KeyRow[] {
  const { forward, byPanel, labels, words } = options;
  const { keys } = words;
  const scrolls = options.scrolls && !byPanel;
  const [on, back] = arrows[forward];
  const rows: readonly (KeyRow | false)[] = [
    {
      does: byPanel ? words.byPanel.next : scrolls ? keys.scrollOn : labels.nextPage,
      ways: [[on], [keys.space], [keys.pageDown]],
    },
    {
      does: byPanel ? words.byPanel.previous : scrolls ? keys.scrollBack : labels.previousPage,
      ways: [[back], [keys.shift, keys.space], [keys.pageUp]],
    },
    { does: keys.toStart, ways: [[keys.home]] },
    { does: keys.toEnd, ways: [[keys.end]] },
    { does: labels.previousChapter, ways: [['[']] },
    { does: labels.nextChapter, ways: [[']']] },
    !byPanel && { does: keys.zoom, ways: [['+'], ['−']] },
    !byPanel && { does: keys.zoomReset, ways: [['0']] },
    options.modes && !byPanel && { does: keys.switchMode, ways: [['M']] },
    options.fullScreen && { does: words.fullScreen, ways: [['F']] },
    { does: byPanel ? words.byPanel.leave : keys.hideControls, ways: [[keys.escape]] },
    { does: keys.help, ways: [['?']] },
  ];
  return rows.filter((row) => row !== false);
}
