import type { ReactElement } from 'react';
import type { ComicMode, ReadingDirection } from '#comic/engine/comic-image.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { ComicProgress, ReaderHandle } from '#comic/react/reader-handle.ts';
import { IconButton } from '#shared/react/IconButton.tsx';
import { IndexSlider } from '#shared/react/IndexSlider.tsx';
import type { Controls } from '#shared/react/hooks/use-controls.ts';
import { ViewerBars } from '#shared/react/ViewerBars.tsx';
import styles from '#comic/react/ComicBars.module.css';

interface ComicBarsProps {
  readonly viewer: ComicViewerProps;
  readonly controls: Controls;
  readonly mode: ComicMode;
  readonly direction: ReadingDirection;
  readonly progress: ComicProgress;
  readonly pageCount: number;
  readonly reader: () => ReaderHandle | null;
  readonly onMode: (mode: ComicMode) => void;
}

/** The viewer's controls: title, comments and mode above; chapters, pages and slider below. */
export function ComicBars(props: ComicBarsProps): ReactElement {
  const { viewer, controls, mode } = props;
  const { labels, onComments } = viewer;
  const toPages = mode === 'vertical';
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
          <IconButton
            icon={toPages ? 'pages' : 'vertical'}
            label={toPages ? labels.pageMode : labels.verticalMode}
            onPress={() => props.onMode(toPages ? 'page' : 'vertical')}
          />
        </>
      }
      bottom={
        <>
          <IconButton
            icon="previousChapter"
            label={labels.previousChapter}
            onPress={viewer.onPreviousChapter}
          />
          {mode === 'page' && <PageButtons {...props} forward={false} />}
          <ComicSlider {...props} />
          {mode === 'page' && <PageButtons {...props} forward />}
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

/** The button left or right of the slider: in RTL the next page lies on the left. */
function PageButtons(props: ComicBarsProps & { readonly forward: boolean }): ReactElement {
  const { direction, reader, viewer, forward } = props;
  const next = forward !== (direction === 'RTL');
  return (
    <IconButton
      icon={forward ? 'nextPage' : 'previousPage'}
      label={next ? viewer.labels.nextPage : viewer.labels.previousPage}
      onPress={() => reader()?.step(next ? 'next' : 'previous')}
    />
  );
}

function ComicSlider(props: ComicBarsProps): ReactElement {
  const { mode, progress, pageCount, direction, reader } = props;
  const { labels } = props.viewer;
  if (mode === 'vertical') {
    return (
      <IndexSlider
        label={labels.slider}
        min={0}
        max={100}
        value={progress.percent}
        valueText={labels.percentOf(progress.percent)}
        onChange={(percent) => reader()?.goToPercent(percent)}
      />
    );
  }
  return (
    <IndexSlider
      label={labels.slider}
      min={1}
      max={pageCount}
      value={progress.page + 1}
      valueText={labels.pageOf(progress.page + 1, pageCount)}
      rightToLeft={direction === 'RTL'}
      onChange={(page) => reader()?.goToPage(page - 1)}
    />
  );
}
