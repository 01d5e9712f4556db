import type { ReactElement } from 'react';
import type { PageDirection } from '@hanji/domain/reading/modes/page-mode.ts';
import { turnTowards } from '@hanji/domain/reading/modes/page-steps.ts';
import { percentSlider } from '@hanji/domain/reading/slider/index-slider.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import styles from '#novel/react/parts/NovelBars.module.css';
import { IconButton } from '#shared/react/IconButton.tsx';
import { IndexSlider } from '#shared/react/IndexSlider.tsx';
import type { Controls } from '#shared/react/hooks/use-controls.ts';
import { ViewerBars } from '#shared/react/ViewerBars.tsx';

interface NovelBarsProps {
  readonly viewer: NovelViewerProps;
  readonly controls: Controls;
  /** 0 to 100. */
  readonly percent: number;
  readonly direction: PageDirection;
  readonly onPercent: (percent: number) => void;
  readonly onStep: (step: 'previous' | 'next') => void;
  readonly onContents: () => void;
  readonly onTextSettings: () => void;
}

/** The viewer's controls: title, contents and text above; chapters, pages and slider below. */
export function NovelBars(props: NovelBarsProps): ReactElement {
  const { viewer, controls, percent, direction, onStep } = props;
  const { labels, mode, onComments } = viewer;
  const left = turnTowards('left', direction) ?? 'previous';
  const right = turnTowards('right', direction) ?? 'next';
  const slider = percentSlider(percent, direction);
  const wordsFor = { previous: labels.previousPage, next: labels.nextPage };
  return (
    <ViewerBars
      controls={controls}
      showLabel={labels.showControls}
      top={
        <>
          <div className={styles['header']}>{viewer.headerSlot}</div>
          {onComments && (
            <IconButton icon="comments" label={labels.comments} onPress={onComments} />
          )}
          <IconButton icon="contents" label={labels.contents} onPress={props.onContents} />
          <IconButton icon="text" label={labels.textSettings} onPress={props.onTextSettings} />
        </>
      }
      bottom={
        <>
          <IconButton
            icon="previousChapter"
            label={labels.previousChapter}
            onPress={viewer.onPreviousChapter}
          />
          {mode === 'page' && (
            <IconButton icon="previousPage" label={wordsFor[left]} onPress={() => onStep(left)} />
          )}
          <IndexSlider
            {...slider}
            label={labels.slider}
            valueText={labels.percentOf(slider.value)}
            onChange={props.onPercent}
          />
          {mode === 'page' && (
            <IconButton icon="nextPage" label={wordsFor[right]} onPress={() => onStep(right)} />
          )}
          <IconButton
            icon="nextChapter"
            label={labels.nextChapter}
            onPress={viewer.onNextChapter}
          />
          {viewer.footerSlot && <div className={styles['footer']}>{viewer.footerSlot}</div>}
        </>
      }
    />
  );
}
