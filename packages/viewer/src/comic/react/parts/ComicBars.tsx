import type { ReactElement } from 'react';
import {
  flippedMode,
  type PageMode,
  type ReadingDirection,
} from '@hanji/domain/reading/page-mode.ts';
import { pageOfSlider, pageSlider, percentSlider } from '@hanji/domain/reading/index-slider.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { type FollowedProgress, useProgress } from '#comic/react/parts/followed-progress.ts';
import { wordsOfProgress } from '#comic/react/parts/words-of-progress.ts';
import type { ReaderHandle } from '#comic/react/reader-handle.ts';
import { BarButton } from '#shared/react/BarButton.tsx';
import { IndexSlider } from '@hanji/ui-kit/reading/index-slider/IndexSlider.tsx';
import type { Controls } from '#shared/react/hooks/use-controls.ts';
import { ViewerBars } from '#shared/react/ViewerBars.tsx';
import { ViewerWay } from '#shared/react/ViewerWay.tsx';
import * as styles from './ComicBars.module.css';

type ComicBarsProps = {
  readonly viewer: ComicViewerProps;
  readonly controls: Controls;
  readonly mode: PageMode;
  readonly direction: ReadingDirection;
  readonly progress: FollowedProgress;
  readonly pageCount: number;
  readonly reader: () => ReaderHandle | null;
  /** Left out where pages are not offered. */
  readonly onMode: ((mode: PageMode) => void) | undefined;
  /** Left out where panels are not known, or the screen is large enough without. */
  readonly onByPanel: (() => void) | undefined;
  readonly onSettings: () => void;
};

/** The viewer's controls: title, comments and mode above; chapters, pages and slider below. */
export function ComicBars(props: ComicBarsProps): ReactElement {
  const { viewer, controls, mode, direction, reader, onMode } = props;
  const { labels, onComments, commentsMark } = viewer;
  const other = flippedMode(mode);
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
              mark={commentsMark}
            />
          )}
          {onMode && (
            <BarButton
              tipSide="below"
              icon={other === 'page' ? 'pages' : 'scroll'}
              label={other === 'page' ? labels.pageMode : labels.verticalMode}
              onPress={() => onMode(other)}
            />
          )}
          {props.onByPanel && (
            <BarButton
              tipSide="below"
              icon="panels"
              label={labels.byPanel}
              onPress={props.onByPanel}
            />
          )}
          <BarButton
            tipSide="below"
            icon="settings"
            label={labels.settings}
            onPress={props.onSettings}
          />
        </>
      }
      bottom={
        <>
          {/* Steps and slider lie as the work is read; what stands below is words. */}
          <ViewerWay
            dir={direction === 'RTL' ? 'rtl' : 'ltr'}
            mode={mode}
            before={
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
                    label={labels.previousPage}
                    onPress={() => reader()?.step('previous')}
                  />
                )}
              </>
            }
            slider={<ComicSlider {...props} />}
            after={
              <>
                {mode === 'page' && (
                  <BarButton
                    tipSide="above"
                    icon="chevronEnd"
                    label={labels.nextPage}
                    onPress={() => reader()?.step('next')}
                  />
                )}
                <BarButton
                  tipSide="above"
                  icon="nextChapter"
                  label={labels.nextChapter}
                  onPress={viewer.onNextChapter}
                />
              </>
            }
          />
          {viewer.footerSlot && <div className={styles.footer}>{viewer.footerSlot}</div>}
        </>
      }
    />
  );
}

function ComicSlider(props: ComicBarsProps): ReactElement {
  const { mode, pageCount, direction, reader } = props;
  const progress = useProgress(props.progress, props.controls.shown);
  const { labels } = props.viewer;
  if (mode === 'vertical') {
    return (
      <IndexSlider
        {...percentSlider(progress.percent, direction)}
        label={labels.slider}
        valueText={labels.percentOf(progress.percent)}
        onChange={(percent) => reader()?.goToPercent(percent)}
      />
    );
  }
  const slider = pageSlider(progress.page, pageCount, direction);
  return (
    <IndexSlider
      {...slider}
      label={labels.slider}
      valueText={wordsOfProgress(progress, pageCount, labels)}
      onChange={(page) => reader()?.goToPage(pageOfSlider(slider, page))}
    />
  );
}
