import { type ReactElement, useMemo, useRef, useState } from 'react';
import { flippedMode, isPaired, modeOf, type PageMode } from '@hanji/domain/reading/page-mode.ts';
import { offersPages, pagesOf } from '@hanji/domain/reading/pages/comic-pages.ts';
import { layOutStrip, pageGap } from '@hanji/domain/reading/pages/strip-layout.ts';
import { isSmallScreen, isWideScreen } from '@hanji/domain/screens/widths.ts';
import { pictureBounds, tallestWhole } from '#comic/engine/look/picture-bounds.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicBars } from '#comic/react/parts/ComicBars.tsx';
import { ComicGround } from '#comic/react/look/ComicGround.tsx';
import { ProgressAnnouncement } from '#comic/react/parts/PageAnnouncement.tsx';
import { ZoomMark } from '#comic/react/zoom/ZoomMark.tsx';
import { useByPanel } from '#comic/react/by-panel/use-by-panel.ts';
import { useCommandKeys } from '#shared/react/keys/use-command-keys.ts';
import { ComicPanels, comicPanels } from '#comic/react/panels/ComicPanels.tsx';
import { ComicStrip } from '#comic/react/strip/ComicStrip.tsx';
import * as styles from './ComicViewer.module.css';
import {
  createFailedPictures,
  FailedPicturesProvider,
} from '#comic/react/picture/failing/failed-pictures.ts';
import { DrawnPicturesProvider } from '#comic/react/picture/drawn-pictures.ts';
import { LoadingNotice } from '#comic/react/parts/LoadingNotice.tsx';
import { DirectionGuide } from '#shared/react/guide/DirectionGuide.tsx';
import type { ReaderHandle } from '#comic/react/reader-handle.ts';
import { useModeParts } from '#comic/react/mode/use-mode-parts.ts';
import { useComicReader } from '#comic/react/use-comic-reader.ts';
import { useComicSettings } from '#comic/react/settings/use-comic-settings.ts';
import { usePixelStep } from '#comic/react/use-pixel-step.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { useOpenPanel } from '#shared/react/panels/use-open-panel.ts';
import { useControls } from '#shared/react/hooks/use-controls.ts';
import { useFocusFallback } from '#shared/react/hooks/use-focus-fallback.ts';
import { useFullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { useWakeLock } from '#shared/react/hooks/use-wake-lock.ts';
import { useWindowSize } from '#shared/react/hooks/use-window-size.ts';

/** The comic viewer: a vertical strip or swipe pages (sections 2 and 4). */
export function ComicViewer(props: ComicViewerProps): ReactElement {
  const { images, orientation, labels, onImageLoaded } = props;
  const sideways = props.sideways === true && orientation !== 'TTB';
  const choices = useComicSettings(props);
  const { settings } = choices;
  const pages = useMemo(() => pagesOf(images), [images]);
  const modes = offersPages(orientation, pages);
  const wanted = modes ? (settings.mode ?? modeOf(orientation, sideways)) : 'vertical';
  const [flipped, setFlipped] = useState(false);
  const controls = useControls();
  const { mode, direction, lying, pager } = useModeParts({
    orientation,
    sideways,
    wanted,
    // With the bars comes the button of the mode.
    near: modes && controls.shown,
    flipped,
  });
  const lies = direction !== 'TTB' && mode === 'vertical';
  const paged = direction !== 'TTB' && !lies;
  const { panel, setPanel } = useOpenPanel(props.keptPanel, comicPanels);
  const wide = useWindowSize(isWideScreen);
  const small = useWindowSize(isSmallScreen);
  const paired = useWindowSize((width) => isPaired(width, mode));
  const gap = settings.gap ? pageGap : 0;
  const layout = useMemo(() => layOutStrip(images, gap), [images, gap]);
  const bounds = useMemo(
    () => pictureBounds(settings, mode, pages, wide),
    [settings, mode, pages, wide],
  );
  const step = usePixelStep();
  const reader = useRef<ReaderHandle>(null);
  const [failed] = useState(createFailedPictures);
  const [mountedAt] = useState(Date.now);
  const { zoom, progress, events, onDrawn, ...own } = useComicReader(props, pages, controls.toggle);

  const flip = (next: PageMode): void => {
    setFlipped(true);
    choices.choose({ mode: next });
  };
  const fullScreen = useFullScreen();
  useWakeLock();
  const byPanel = useByPanel(images, choices, {
    small,
    near: controls.shown,
    onChange: () => setFlipped(true),
  });
  const { ByPanel } = byPanel;
  const choosesMode = modes && !ByPanel;
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  useCommandKeys({
    fullScreen: fullScreen?.toggle,
    mode: choosesMode ? () => flip(flippedMode(mode)) : undefined,
    previousChapter: props.onPreviousChapter,
    nextChapter: props.onNextChapter,
    help: () => setPanel('help'),
    zoomIn: () => reader.current?.zoom('in'),
    zoomOut: () => reader.current?.zoom('out'),
    zoomReset: () => reader.current?.zoom('reset'),
  });
  const { loadImage, endSlot, onPull } = props;
  const shared = {
    ...events,
    labels,
    pages,
    openedAt: props.openedAt ?? mountedAt,
    loadImage,
    endSlot,
    onPull,
    opensAtEnd: own.opensAtEnd && !flipped,
  };

  return (
    <section
      ref={section}
      className={styles.viewer}
      // The focus comes here when the bars go, or what else has had it.
      tabIndex={-1}
      aria-label={labels.viewer}
      style={cssVariables({ '--hj-pixel-step': `${step}px` })}
      // Not those of the slots.
      onLoadCapture={({ target }) => {
        const box = target instanceof Element && target.closest<HTMLElement>('[data-image]');
        if (box) onImageLoaded?.(box.dataset['image'] ?? '');
      }}
    >
      {/* First: whoever moves on by keyboard comes to them before the card after the last page. */}
      <ComicBars
        viewer={props}
        controls={controls}
        mode={mode}
        direction={direction}
        progress={progress}
        pageCount={pages.length}
        reader={() => reader.current}
        onMode={choosesMode ? flip : undefined}
        onByPanel={
          byPanel.offered && !ByPanel
            ? () => {
                // It has a bar of its own, where theirs is.
                controls.hide();
                byPanel.enter();
              }
            : undefined
        }
        onSettings={() => setPanel('settings')}
      />
      <ComicGround settings={settings} bounds={bounds}>
        <DrawnPicturesProvider value={onDrawn}>
          <FailedPicturesProvider value={failed}>
            {images.length === 0 && (
              <div className={styles.empty}>
                <p>{labels.empty}</p>
                {props.endSlot}
              </div>
            )}
            {ByPanel && (
              <props.PanelWords>
                {(words) => (
                  <ByPanel
                    {...shared}
                    ref={reader}
                    images={images}
                    orientation={orientation}
                    words={words.byPanel}
                    covered={controls.shown}
                    onLeave={byPanel.leave}
                    onPast={byPanel.end}
                  />
                )}
              </props.PanelWords>
            )}
            {images.length > 0 && !ByPanel && direction === 'TTB' && (
              <ComicStrip ref={reader} layout={layout} bounds={bounds} {...shared} />
            )}
            {images.length > 0 && !ByPanel && direction !== 'TTB' && lies && lying && (
              <lying.ComicSideways
                ref={reader}
                images={images}
                direction={direction}
                gap={gap}
                {...shared}
              />
            )}
            {images.length > 0 && !ByPanel && direction !== 'TTB' && paged && pager && (
              <pager.ComicPager
                ref={reader}
                direction={direction}
                paired={paired}
                shifted={settings.pairsShifted}
                inverted={settings.zonesInverted}
                fit={settings.pageFit}
                gap={settings.gap}
                widest={bounds.widest}
                delayed={flipped}
                {...shared}
              />
            )}
          </FailedPicturesProvider>
        </DrawnPicturesProvider>
      </ComicGround>
      {settings.zonesShown && !ByPanel && direction !== 'TTB' && paged && pager && (
        <pager.TapZones direction={direction} inverted={settings.zonesInverted} labels={labels} />
      )}
      {zoom > 1 && (
        <ZoomMark
          text={labels.percentOf(Math.round(zoom * 100))}
          label={labels.resetZoom}
          onPress={() => reader.current?.zoom('reset')}
        />
      )}
      <DirectionGuide
        direction={direction}
        stored={props.settings?.storedDirection}
        labels={labels}
        onDirection={props.onDirection}
      />
      {pages.length > 0 && !ByPanel && (
        <ProgressAnnouncement progress={progress} total={pages.length} labels={labels} />
      )}
      <LoadingNotice labels={labels} failed={failed} />
      <ComicPanels
        viewer={props}
        panel={panel}
        near={controls.shown}
        choices={choices}
        offers={{
          modes: choosesMode,
          mode,
          lies,
          paired,
          wide,
          whole: tallestWhole(pages) !== undefined,
        }}
        direction={direction}
        byPanel={ByPanel !== undefined}
        fullScreen={fullScreen}
        section={section}
        scrolled={direction === 'TTB' && !ByPanel ? layout : undefined}
        onAutoScroll={controls.hide}
        onMode={flip}
        onPanel={setPanel}
      />
    </section>
  );
}
