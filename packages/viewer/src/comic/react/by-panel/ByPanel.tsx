import { memo, type ReactElement, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { type PanelView, viewOf } from '#comic/engine/by-panel/panel-view.ts';
import { lineOf } from '#comic/engine/line.ts';
import { oneUnseen, type ShownImage, shownImages } from '#comic/engine/by-panel/shown-images.ts';
import type { ByPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { PageAnnouncement } from '#comic/react/parts/PageAnnouncement.tsx';
import { ComicPicture } from '#comic/react/picture/ComicPicture.tsx';
import { useSettled } from '#comic/react/picture/use-settled.ts';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { BarButton } from '#shared/react/BarButton.tsx';
import { useEnlarged } from '#shared/react/hooks/use-enlarged.ts';
import * as styles from './ByPanel.module.css';
import { useCamera } from './use-camera.ts';
import { usePanelGestures } from './use-panel-gestures.ts';
import { type PanelPlaceOptions, usePanelPlace } from './use-panel-place.ts';
import { useStage } from './use-stage.ts';

type ByPanelProps = Omit<PanelPlaceOptions, 'stage' | 'startAt' | 'onMove'> &
  Pick<ReaderEvents, 'anchor' | 'onArrive' | 'onFailed'> &
  Pick<ComicViewerProps, 'labels' | 'loadImage'> & {
    readonly ref: Ref<ReaderHandle>;
    /** When the images' addresses came, in milliseconds since 1970. */
    readonly openedAt: number;
    readonly words: ByPanelLabels;
    /** The bars lie over it: Escape is theirs. */
    readonly covered: boolean;
    /** The reader wants another mode. */
    readonly onLeave: () => void;
  };

/** One panel after the other, each as large as the screen allows, with what is around it dimmed. */
export const ByPanel = memo(function ByPanel(props: ByPanelProps): ReactElement {
  const { images, pages, orientation, words, anchor, ref } = props;
  const { onEnd, onArrive, onProgress, onZoom, onLeave, onPast, opensAtEnd } = props;
  const stage = useRef<HTMLDivElement>(null);
  const size = useStage(stage);
  const { stops, index, stop, part, step, handle } = usePanelPlace({
    images,
    pages,
    orientation,
    stage: size,
    onEnd,
    onProgress,
    onZoom,
    opensAtEnd,
    onPast,
    startAt: () => anchor.current,
    onMove: onArrive,
  });
  useImperativeHandle(ref, () => handle);
  const { covered } = props;
  const enlarged = useEnlarged();
  usePanelGestures({ stage, direction: orientation, onStep: handle.step, onLeave, covered });
  const view = size && stop && part ? viewOf(part, stop, size) : undefined;
  const place = words.panelOf(index + 1, stops.length);
  const layout = useMemo(() => layOutStrip(images), [images]);
  const next = stops[index + 1];
  const isStrip = orientation === 'TTB';
  const shown =
    view && size && stop ? shownImages(layout, view, size, { stop, next, isStrip }) : [];
  const { isSettled, onSettled } = useSettled();
  const mayLoad = lineOf(navigator).slow ? oneUnseen(shown, isSettled) : () => true;

  return (
    <div className={styles.viewer} role="group" aria-label={words.title} data-surface="ink">
      <div ref={stage} className={styles.stage} data-panel={index + 1} data-enlarged={enlarged}>
        {view && (
          <Sheet view={view} page={isStrip ? 0 : (stop?.page ?? 0)}>
            {shown.map((one) => {
              const { image, index: at, seen } = one;
              return (
                <div
                  key={image.id}
                  className={styles.picture}
                  data-seen={seen}
                  style={cssVariables({ '--hj-image-from': layout.edges[at] ?? 0 })}
                >
                  <ComicPicture
                    image={image}
                    openedAt={props.openedAt}
                    top={layout.edges[at] ?? 0}
                    sizes={`${Math.ceil(view.width)}px`}
                    active={mayLoad(one)}
                    urgent={seen}
                    named={seen && isFirstOfPage(shown, one)}
                    labels={props.labels}
                    loadImage={props.loadImage}
                    onFailed={props.onFailed}
                    onSettled={onSettled}
                  />
                </div>
              );
            })}
          </Sheet>
        )}
      </div>
      <Bar {...props} index={index} place={place} onTurn={step} />
      <PageAnnouncement text={place} />
    </div>
  );
});

/** Whether no other image of its page is seen above it, which speaks for all of them. */
function isFirstOfPage(shown: readonly ShownImage[], { image, index }: ShownImage): boolean {
  return !shown.some(
    (other) => other.seen && other.image.page === image.page && other.index < index,
  );
}

type SheetProps = {
  readonly view: PanelView;
  /** Between pages nothing is flown over. */
  readonly page: number;
  readonly children: ReactElement[];
};

/** The chapter's pictures where they belong, and the light on the panel. */
function Sheet({ view, page, children }: SheetProps): ReactElement {
  const sheet = useRef<HTMLDivElement>(null);
  useCamera(sheet, view, page);
  const { lit } = view;
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      style={{
        inlineSize: view.width,
        transform: `translate(${view.left}px, ${view.top}px)`,
      }}
    >
      {children}
      <div
        className={styles.light}
        style={{
          left: lit.left - view.left,
          top: lit.top - view.top,
          width: lit.width,
          height: lit.height,
        }}
      />
    </div>
  );
}

type BarProps = Pick<ByPanelProps, 'words' | 'onLeave'> & {
  readonly orientation: ReadingDirection;
  readonly index: number;
  readonly place: string;
  readonly onTurn: (turn: 'previous' | 'next') => void;
};

/** Always there: the way out, where one is, and steps for whoever does not tap. */
function Bar({ words, orientation, index, place, onTurn, onLeave }: BarProps): ReactElement {
  return (
    <div className={styles.bar}>
      <BarButton tipSide="above" icon="close" label={words.leave} onPress={onLeave} />
      {/* Lies as the work is read. */}
      <div className={styles.way} dir={orientation === 'RTL' ? 'rtl' : 'ltr'}>
        <BarButton
          tipSide="above"
          icon="chevronStart"
          label={words.previous}
          onPress={index > 0 ? () => onTurn('previous') : undefined}
        />
        <span className={styles.place}>{place}</span>
        <BarButton
          tipSide="above"
          icon="chevronEnd"
          label={words.next}
          onPress={() => onTurn('next')}
        />
      </div>
    </div>
  );
}
