import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { formatDecimal } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { NovelPanelLabels } from '@hanji/viewer/novel/react/novel-panel-labels.ts';
import type { NovelPanelWords } from '@hanji/viewer/novel/react/novel-viewer-props.ts';
import type { ComponentProps } from 'react';

type NovelWordsProps = ComponentProps<NovelPanelWords>;

/** The words of the viewer's panels, which come with the first that is opened. */
export function NovelWords({ children }: NovelWordsProps) {
  return (
    <SlotBoundary>
      <LaterPhrases>
        <Words>{children}</Words>
      </LaterPhrases>
    </SlotBoundary>
  );
}

function Words({ children }: NovelWordsProps) {
  return children(useNovelPanelLabels());
}

function useNovelPanelLabels(): NovelPanelLabels {
  const t = usePhrases('novel');
  const locale = useLocale();
  const comic = usePhrases('comic');
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  const menu = usePhrases('menu');
  return {
    close: frame('close'),
    note: t('note'),
    noteGo: t('noteGo'),
    picture: t('picture'),
    enlarge: t('enlarge'),
    leave: t('leave'),
    leaveText: t('leaveText'),
    leaveOpen: t('leaveOpen'),
    search: t('search'),
    searchSubmit: frame('search'),
    clear: reading('clearKeyword'),
    searchNone: t('searchNone'),
    searchHit: (hit, total) => t('searchHit', { hit, total }),
    searchMost: (total) => t('searchMost', { total }),
    searchNext: t('searchNext'),
    speechStart: t('speechStart'),
    speechStop: t('speechStop'),
    speechRate: t('speechRate'),
    speechRateOf: (rate) => t('speechRateOf', { rate: formatDecimal(locale, rate) }),
    speechVoice: t('speechVoice'),
    fullScreen: comic('fullScreen'),
    on: menu('on'),
    off: menu('off'),
    fontBook: t('fontBook'),
    margin: t('margins'),
    margins: { narrow: t('marginNarrow'), normal: t('marginNormal'), wide: t('marginWide') },
    align: t('align'),
    aligns: { book: t('alignBook'), start: t('alignStart'), justify: t('alignJustify') },
    writing: t('writing'),
    writings: { book: t('writingBook'), across: t('writingAcross') },
    hyphens: t('hyphens'),
    ruby: t('ruby'),
    scope: comic('scope'),
    scopes: { device: comic('scopeDevice'), title: comic('scopeTitle') },
    restore: comic('restore'),
    keys: {
      title: comic('keysTitle'),
      scrollOn: comic('scrollOn'),
      scrollBack: comic('scrollBack'),
      toStart: comic('toStart'),
      toEnd: comic('toEnd'),
      textSize: t('textSize'),
      textSizeReset: t('textSizeReset'),
      switchMode: comic('switchMode'),
      hideControls: comic('hideControls'),
      help: comic('keysHelp'),
      space: comic('keySpace'),
      shift: comic('keyShift'),
      home: comic('keyHome'),
      end: comic('keyEnd'),
      pageUp: comic('keyPageUp'),
      pageDown: comic('keyPageDown'),
      escape: comic('keyEscape'),
    },
  };
}
