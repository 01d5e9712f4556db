import type { ComponentProps } from 'react';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { NovelPanelWords } from '#novel/react/novel-viewer-props.ts';

/** Words of the panels for tests; the editions bring their own. */
const words: NovelPanelLabels = {
  close: 'Close',
  note: 'Note',
  noteGo: 'Go to the note',
  picture: 'Picture',
  enlarge: 'Enlarge',
  leave: 'Open another site?',
  leaveText: 'The text links to this address:',
  leaveOpen: 'Open',
  search: 'Search the text',
  searchSubmit: 'Search',
  clear: 'Clear',
  searchNone: 'Nothing found',
  searchHit: (hit, total) => `Result ${hit} of ${total}`,
  searchMost: (total) => `Only the first ${total}`,
  searchNext: 'Next result',
  speechStart: 'Read from here',
  speechStop: 'Stop reading aloud',
  speechRate: 'Speed',
  speechRateOf: (rate) => `${rate}×`,
  speechVoice: 'Voice',
  fullScreen: 'Full screen',
  on: 'On',
  off: 'Off',
  fontBook: 'Book',
  margin: 'Margins',
  margins: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
  align: 'Alignment',
  aligns: { book: 'As in the book', start: 'Left', justify: 'Justified' },
  writing: 'Writing direction',
  writings: { book: 'Vertical', across: 'Horizontal' },
  hyphens: 'Hyphenation',
  ruby: 'Ruby text',
  scope: 'Apply to',
  scopes: { device: 'All titles', title: 'This title' },
  restore: 'Restore defaults',
  keys: {
    title: 'Keyboard shortcuts',
    scrollOn: 'Scroll on',
    scrollBack: 'Scroll back',
    textSize: 'Larger or smaller text',
    textSizeReset: 'Usual text size',
    switchMode: 'Switch between scrolling and pages',
    hideControls: 'Hide the controls',
    help: 'Show this list',
    space: 'Space',
    shift: 'Shift',
    pageUp: 'Page Up',
    pageDown: 'Page Down',
    escape: 'Esc',
  },
};

export function TestNovelWords({ children }: ComponentProps<NovelPanelWords>) {
  return children(words);
}
