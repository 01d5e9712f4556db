import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactNode } from 'react';

export type PanelWordsProps = {
  readonly children: (words: ReturnType<typeof useComicPanelLabels>) => ReactNode;
};

/** The words of the viewer's panels, where the phrases have come. */
export function PanelWords({ children }: PanelWordsProps) {
  return children(useComicPanelLabels());
}

function useComicPanelLabels() {
  const t = usePhrases('comic');
  const viewer = usePhrases('viewer');
  const frame = usePhrases('frame');
  const menu = usePhrases('menu');
  const locale = useLocale();
  return {
    close: frame('close'),
    on: menu('on'),
    off: menu('off'),
    settings: viewer('settings'),
    mode: viewer('mode'),
    pairsShifted: t('pairsShifted'),
    fit: t('fit'),
    fits: { width: t('fitWidth'), height: t('fitHeight'), original: t('fitOriginal') },
    width: t('width'),
    gap: t('gap'),
    ground: t('ground'),
    grounds: {
      theme: t('groundTheme'),
      paper: t('groundPaper'),
      grey: t('groundGrey'),
      black: t('groundBlack'),
    },
    brightness: t('brightness'),
    warmth: t('warmth'),
    percentOf: (percent: number) => formatPercent(locale, percent),
    zonesShown: t('zonesShown'),
    zonesInverted: t('zonesInverted'),
    fullScreen: t('fullScreen'),
    autoScroll: t('autoScroll'),
    scrollSpeed: t('scrollSpeed'),
    autoScrollStart: t('autoScrollStart'),
    resume: t('resume'),
    stop: t('stop'),
    scope: t('scope'),
    scopes: { device: t('scopeDevice'), title: t('scopeTitle') },
    restore: t('restore'),
    byPanel: {
      title: viewer('byPanel'),
      panelOf: (panel: number, total: number) => t('panelOf', { panel, total }),
      previous: t('previousPanel'),
      next: t('nextPanel'),
      leave: t('leavePanels'),
    },
    keys: {
      title: t('keysTitle'),
      scrollOn: t('scrollOn'),
      scrollBack: t('scrollBack'),
      toStart: t('toStart'),
      toEnd: t('toEnd'),
      zoom: t('zoom'),
      zoomReset: t('zoomReset'),
      switchMode: t('switchMode'),
      hideControls: t('hideControls'),
      help: t('keysHelp'),
      space: t('keySpace'),
      shift: t('keyShift'),
      home: t('keyHome'),
      end: t('keyEnd'),
      pageUp: t('keyPageUp'),
      pageDown: t('keyPageDown'),
      escape: t('keyEscape'),
    },
  };
}
