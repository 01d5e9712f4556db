import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { turnOfTap } from '@hanji/domain/reading/modes.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import { PopUpNotification } from '@hanji/ui-kit/feedback/pop-up-notification/PopUpNotification.tsx';
import '@hanji/ui-kit/tokens/novel-themes.css';
import { type NovelPanel, NovelPanels } from '#novel/react/panels/NovelPanels.tsx';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelBars } from '#novel/react/parts/NovelBars.tsx';
import { NovelMessage } from '#novel/react/parts/NovelMessage.tsx';
import * as styles from './NovelViewer.module.css';
import { PartBoundary } from '#novel/react/parts/PartBoundary.tsx';
import { useNovelKeys } from '#novel/react/use-novel-keys.ts';
import { useNovelReader } from '#novel/react/use-novel-reader.ts';
import { useControls } from '#shared/react/hooks/use-controls.ts';

/** The novel viewer: one EPUB, scrolled or by pages (sections 2, 3 and 4). */
export function NovelViewer(props: NovelViewerProps): ReactElement {
  const { labels, mode, settings } = props;
  const host = useRef<HTMLDivElement>(null);
  const controls = useControls();
  const [panel, setPanel] = useState<NovelPanel>();
  const [ended, setEnded] = useState(false);
  const [outside, setOutside] = useState(false);

  const step = (wanted: 'previous' | 'next'): void => {
    if (ended) setEnded(wanted === 'next');
    else if (wanted === 'next') reading.reader.current?.next();
    else reading.reader.current?.previous();
  };
  const onKey = useNovelKeys({
    mode,
    direction: () => reading.reader.current?.direction ?? 'LTR',
    onStep: step,
    onScroll: (screens) => reading.reader.current?.scroll(screens),
  });
  const reading = useNovelReader(props, host, {
    onKey,
    onOutside: () => setOutside(true),
    onBeyond: (end) => setEnded(end === 'end'),
    onTap: (share) => {
      const direction = reading.reader.current?.direction ?? 'LTR';
      const turn = mode === 'page' ? turnOfTap(share, direction) : undefined;
      if (turn) step(turn);
      else controls.toggle();
    },
  });
  const { reader, status, place, container } = reading;
  const { stepBack, stepOn, lastSection } = place ?? {};
  // The boundaries come and go with the part, above and below the text.
  useLayoutEffect(
    () => reader.current?.refit(),
    [reader, container, stepBack, stepOn, lastSection],
  );
  const leave = (go: () => void): void => {
    setEnded(false);
    setPanel(undefined);
    go();
  };
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
      {/* First: whoever moves on by keyboard comes to them before the card after the last page. */}
      <NovelBars
        viewer={props}
        controls={controls}
        percent={place?.percent ?? props.initialPosition?.percent ?? 0}
        direction={reader.current?.direction ?? 'LTR'}
        onPercent={(percent) => leave(() => reader.current?.goToPercent(percent))}
        onStep={step}
        onContents={() => setPanel('contents')}
        onTextSettings={() => setPanel('text')}
      />
      <div ref={host} className={styles.host} data-mode={mode} data-axis={place?.axis} />
      {scrolled && stepBack && (
        <PartBoundary container={container} place="before">
          <button type="button" onClick={() => reader.current?.previous()}>
            {labels.previousPart}
          </button>
        </PartBoundary>
      )}
      {scrolled && (stepOn || lastSection) && (
        <PartBoundary container={container} place="after">
          {lastSection ? (
            props.endSlot
          ) : (
            <button type="button" onClick={() => reader.current?.next()}>
              {labels.nextPart}
            </button>
          )}
        </PartBoundary>
      )}
      {ended && <div className={styles.end}>{props.endSlot}</div>}
      <NovelMessage
        status={status}
        labels={labels}
        onRetry={reading.retry}
        onNextPart={lastSection ? undefined : () => reader.current?.next()}
      />
      <PopUpNotification
        text={outside ? labels.outsideLink : null}
        duration={viewerTimes.notification}
        onHide={() => setOutside(false)}
      />
      <NovelPanels
        viewer={props}
        panel={panel}
        near={controls.shown}
        contents={reading.contents}
        file={place?.file}
        onChoose={(target) => leave(() => reader.current?.goTo(target))}
        onClose={() => setPanel(undefined)}
      />
    </section>
  );
}
