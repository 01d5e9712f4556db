import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { ComicPanelWords } from '#comic/react/comic-viewer-props.ts';

const words: ComicPanelLabels = {
  close: 'Close',
  on: 'On',
  off: 'Off',
  settings: 'Reading settings',
  mode: 'Reading mode',
  pairsShifted: 'Shift pairs by one page',
  fit: 'Image size',
  fits: { width: 'Fit width', height: 'Fit height', original: 'Original' },
  width: 'Greatest width',
  gap: 'Space between pages',
  ground: 'Background',
  grounds: { theme: 'As the site', paper: 'Paper', grey: 'Gray', black: 'Black' },
  brightness: 'Brightness',
  warmth: 'Warm tone',
  percentOf: (percent) => `${percent} %`,
  zonesShown: 'Show tap zones',
  zonesInverted: 'Swap tap zones',
  fullScreen: 'Full screen',
  scope: 'Apply to',
  scopes: { device: 'All titles', title: 'This title' },
  restore: 'Restore defaults',
  keys: {
    title: 'Keyboard shortcuts',
    scrollOn: 'Scroll on',
    scrollBack: 'Scroll back',
    toStart: 'To the beginning',
    toEnd: 'To the end',
    zoom: 'Zoom in or out',
    zoomReset: 'Reset the zoom',
    switchMode: 'Switch between scrolling and pages',
    hideControls: 'Hide the controls',
    help: 'Show this list',
    space: 'Space',
    shift: 'Shift',
    home: 'Home',
    end: 'End',
    pageUp: 'Page Up',
    pageDown: 'Page Down',
    escape: 'Esc',
  },
};

/** Words for tests, which are there at once; those of the editions come on demand. */
export const TestPanelWords: ComicPanelWords = ({ children }) => children(words);
