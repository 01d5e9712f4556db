import type { ReactElement } from 'react';
import { type PageDirection, turnTowards } from '@hanji/domain/reading/modes.ts';
import { percentSlider } from '@hanji/domain/reading/slider.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import * as styles from './NovelBars.module.css';
import { BarButton } from '#shared/react/BarButton.tsx';
import { IndexSlider } from '@hanji/ui-kit/reading/index-slider/IndexSlider.tsx';
import type { Controls } from '#shared/react/hooks/use-controls.ts';
import { ViewerBars } from '#shared/react/ViewerBars.tsx';

type NovelBarsProps = {
  readonly viewer: NovelViewerProps;
  readonly controls: Controls;
  /** 0 to 100. */
  readonly percent: number;
  readonly direction: PageDirection;
  readonly onPercent: (percent: number) => void;
  readonly onStep: (step: 'previous' | 'next') => void;
  readonly onContents: () => void;
  readonly onTextSettings: () => void;
};

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
          <div className={styles.header}>{viewer.headerSlot}</div>
          {onComments && (
            <BarButton
              tipSide="below"
              icon="comment"
              label={labels.comments}
              onPress={onComments}
            />
          )}
          <BarButton
            tipSide="below"
            icon="list"
            label={labels.contents}
            onPress={props.onContents}
          />
          <BarButton
            tipSide="below"
            icon="text"
            label={labels.textSettings}
            onPress={props.onTextSettings}
          />
        </>
      }
      bottom={
        <>
          <BarButton
            tipSide="above"
            icon="previousChapter"
            label={labels.previousChapter}
            onPress={viewer.onPreviousChapter}
          />
          {mode === 'page' && (
            <BarButton
              tipSide="above"
              icon="chevronStart"
              label={wordsFor[left]}
              onPress={() => onStep(left)}
            />
          )}
          <IndexSlider
            {...slider}
            label={labels.slider}
            valueText={labels.percentOf(slider.value)}
            onChange={props.onPercent}
          />
          {mode === 'page' && (
            <BarButton
              tipSide="above"
              icon="chevronEnd"
              label={wordsFor[right]}
              onPress={() => onStep(right)}
            />
          )}
          <BarButton
            tipSide="above"
            icon="nextChapter"
            label={labels.nextChapter}
            onPress={viewer.onNextChapter}
          />
          {viewer.footerSlot && <div className={styles.footer}>{viewer.footerSlot}</div>}
        </>
      }
    />
  );
}
