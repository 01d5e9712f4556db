import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { turnOfTap } from '@hanji/domain/reading/turns.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import { PopUpNotification } from '@hanji/ui-kit/feedback/pop-up-notification/PopUpNotification.tsx';
import '@hanji/ui-kit/tokens/novel-themes.css';
import { NovelPanels } from '#novel/react/panels/NovelPanels.tsx';
import { usePanel } from '#novel/react/panels/use-panel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelBars } from '#novel/react/parts/NovelBars.tsx';
import { NovelEnd } from '#novel/react/parts/NovelEnd.tsx';
import { NovelMessage } from '#novel/react/parts/NovelMessage.tsx';
import { NovelPull } from '#novel/react/parts/NovelPull.tsx';
import { NovelSurface } from '#novel/react/parts/NovelSurface.tsx';
import * as styles from './NovelViewer.module.css';
import { PartBoundary } from '#novel/react/parts/PartBoundary.tsx';
import { useKeyFocus } from '#novel/react/use-key-focus.ts';
import { useCopyLimit } from '#novel/react/use-copy-limit.ts';
import { useEnlargedFrame } from '#novel/react/touch/use-enlarged-frame.ts';
import { useNovelCommands } from '#novel/react/use-novel-commands.ts';
import { useNovelKeys } from '#novel/react/use-novel-keys.ts';
import { useNovelReader } from '#novel/react/use-novel-reader.ts';
import { useSpeech } from '#novel/react/speech/use-speech.ts';
import { usePageWheel } from '#novel/react/touch/use-page-wheel.ts';
import { useWheelBeside } from '#novel/react/touch/use-wheel-beside.ts';
import { DirectionGuide } from '#shared/react/guide/DirectionGuide.tsx';
import { useControls } from '#shared/react/hooks/use-controls.ts';
import { useFullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { useWakeLock } from '#shared/react/hooks/use-wake-lock.ts';

/** The novel viewer: one EPUB, scrolled or by pages (sections 2, 3 and 4). */
export function NovelViewer(props: NovelViewerProps): ReactElement {
  const { labels, mode, settings } = props;
  const isHere = props.book !== null;
  const host = useRef<HTMLDivElement>(null);
  const controls = useControls();
  const { panel, setPanel, openFromText, leavePanel } = usePanel(props.keptPanel);
  const [ended, setEnded] = useState(false);
  const [notice, setNotice] = useState(props.hasChanged ? labels.changed : null);
  const fullScreen = useFullScreen();
  useWakeLock();

  const step = (wanted: 'previous' | 'next'): void => {
    if (ended) setEnded(wanted === 'next');
    else if (wanted === 'next') reading.reader.current?.next();
    else reading.reader.current?.previous();
  };
  const onReadingKey = useNovelKeys({
    mode,
    direction: () => reading.reader.current?.direction ?? 'LTR',
    isSideways: () => reading.place?.axis === 'sideways',
    onStep: step,
    onScroll: (screens) => reading.reader.current?.scroll(screens),
    onEdge: (edge) => leave(() => reading.reader.current?.goToPercent(edge === 'start' ? 0 : 100)),
  });
  const reading = useNovelReader(props, host, {
    onKey: (event) => {
      controls.onKey(event);
      onCommand(event);
      onReadingKey(event);
    },
    onOutside: (address) => {
      if (address) openFromText({ kind: 'leave', address });
      else setNotice(labels.outsideLink);
    },
    onChapter: (key, at) => {
      const said = (opened: boolean): void => setNotice(opened ? null : labels.outsideLink);
      if (props.onOtherChapter) props.onOtherChapter(key, at).then(said, () => said(false));
      else said(false);
    },
    onNote: (note, { top, bottom }) => openFromText({ kind: 'note', note, top, bottom }),
    onPicture: (picture) => openFromText({ kind: 'picture', picture }),
    onBeyond: (end) => {
      setEnded(end === 'end');
      if (end === 'start' && mode === 'page') setNotice(labels.firstPage);
    },
    onTap: (share, picture) => {
      const direction = reading.reader.current?.direction ?? 'LTR';
      const turn = mode === 'page' ? turnOfTap(share, direction) : undefined;
      if (turn) step(turn);
      else if (picture) openFromText({ kind: 'picture', picture });
      else controls.toggle();
    },
  });
  const { reader, status, place, container, frame } = reading;
  if (notice === labels.firstPage && place?.atStart === false) setNotice(null);
  const { stepBack, stepOn, lastSection } = place ?? {};
  const speech = useSpeech(props, {
    reader,
    isHere,
    isShown: status === 'shown',
    onFailed: (problem) =>
      setNotice(problem === 'noVoice' ? labels.readAloudNoVoice : labels.readAloudFailed),
  });
  const onCommand = useNovelCommands(props, fullScreen, speech, (next) => {
    if (isHere) setPanel(next);
  });
  useEnlargedFrame(frame);
  const byKey = useKeyFocus(frame);
  usePageWheel(frame, mode === 'page', step);
  useWheelBeside(host, mode === 'scroll' ? container : undefined);
  const { mostCopied } = props;
  useCopyLimit(frame, mostCopied, () => setNotice(labels.copyLimit(mostCopied ?? 0)));
  // The boundaries come and go with the part, above and below the text.
  useLayoutEffect(
    () => reader.current?.refit(),
    [reader, container, stepBack, stepOn, lastSection],
  );
  const leave = (go: () => void): void => {
    setEnded(false);
    leavePanel();
    go();
  };
  const direction = reader.current?.direction ?? 'LTR';
  const scrollsDown = mode === 'scroll' && place?.axis === 'down';
  const scrolled = mode === 'scroll' && status === 'shown' && container;

  return (
    <section
      className={styles.viewer}
      // The focus comes here when the bars go.
      tabIndex={-1}
      aria-label={labels.viewer}
      aria-busy={status === 'loading'}
      data-novel-theme={settings.color}
    >
      {/* First: whoever moves on by keyboard comes to them before the card after the last page. Before the
          book is here there is nothing that they could do. */}
      <div className={styles.bars} inert={!isHere}>
        <NovelBars
          viewer={props}
          controls={controls}
          percent={place?.percent ?? props.initialPosition?.percent ?? 0}
          direction={direction}
          pages={place?.pages}
          onPage={(to) => leave(() => reader.current?.goToPage(to))}
          onPercent={(percent) => leave(() => reader.current?.goToPercent(percent))}
          onStep={step}
          speech={speech}
          onSpeech={() => setPanel({ kind: 'speech' })}
          onSearch={() => setPanel({ kind: 'search' })}
          onContents={() => setPanel({ kind: 'contents' })}
          onTextSettings={() => setPanel({ kind: 'text' })}
        />
      </div>
      <div
        ref={host}
        className={styles.host}
        data-mode={mode}
        data-axis={place?.axis}
        data-by-key={byKey}
      />
      {scrolled && stepBack && (
        <PartBoundary container={container} place="before">
          <button type="button" onClick={() => reader.current?.previous()}>
            {labels.previousPart}
          </button>
        </PartBoundary>
      )}
      {scrolled && (stepOn || lastSection) && (
        <PartBoundary
          container={container}
          place="after"
          onFocus={lastSection ? reading.onCardFocus : undefined}
        >
          {lastSection ? (
            <NovelSurface color={settings.color}>{props.endSlot}</NovelSurface>
          ) : (
            <button type="button" onClick={() => reader.current?.next()}>
              {labels.nextPart}
            </button>
          )}
        </PartBoundary>
      )}
      {ended && (
        <NovelEnd direction={direction} onBack={() => setEnded(false)} onTap={controls.toggle}>
          <NovelSurface color={settings.color}>{props.endSlot}</NovelSurface>
        </NovelEnd>
      )}
      {place && status === 'shown' && (
        <NovelPull
          // What lies at an edge is another with each part.
          key={place.section}
          viewer={props}
          place={place}
          reader={() => reader.current}
          frame={frame}
          ended={ended}
          onShown={() => setNotice(null)}
        />
      )}
      {place && (
        <DirectionGuide
          direction={scrollsDown ? 'TTB' : direction}
          stored={props.storedDirection}
          labels={labels}
          onDirection={props.onDirection}
        />
      )}
      <NovelMessage
        status={status}
        labels={labels}
        onRetry={reading.retry}
        onReport={props.onReport}
        onNextPart={lastSection ? undefined : () => reader.current?.next()}
      />
      <PopUpNotification
        // What has changed is told once there is something to see of it, and takes longer to read.
        text={status === 'shown' || notice !== labels.changed ? notice : null}
        duration={notice === labels.changed ? viewerTimes.tooltip : viewerTimes.notification}
        onHide={() => setNotice(null)}
      />
      <NovelPanels
        viewer={props}
        panel={isHere ? panel : undefined}
        near={controls.shown}
        contents={reading.contents}
        file={place?.file}
        direction={direction}
        fullScreen={fullScreen}
        speech={speech}
        offers={{
          vertical: place?.isVertical === true || props.page?.writing === 'across',
          ruby: place?.hasRuby === true,
        }}
        reader={() => reader.current}
        onGo={(target) => leave(() => reader.current?.goTo(target))}
        onPanel={setPanel}
      />
    </section>
  );
}
