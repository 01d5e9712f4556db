import type { ReactElement } from 'react';
import type { NovelMode } from '@hanji/domain/reading/novel.ts';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelPlace } from '#novel/engine/place/novel-place.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { ChapterPull } from '#shared/react/pull/ChapterPull.tsx';
import type { PullEdges } from '#shared/react/pull/edges.ts';

type NovelPullProps = {
  readonly viewer: NovelViewerProps;
  readonly place: NovelPlace;
  readonly reader: () => NovelReader | undefined;
  readonly frame: Document | undefined;
  /** The page after the last one is shown. */
  readonly ended: boolean;
  readonly onShown: () => void;
};

const tolerance = 2;

/** How the text goes on, for a finger: scrolled down or sideways, or by pages. */
function directionOf(mode: NovelMode, place: NovelPlace, pages: PageDirection) {
  return mode === 'scroll' && place.axis === 'down' ? 'TTB' : pages;
}

/** Where the text can be scrolled no further, with what stands after it. */
function edgesOf(reader: NovelReader | undefined, place: NovelPlace): PullEdges {
  const box = reader?.container;
  if (!box) return { next: false, previous: false };
  const down = place.axis === 'down';
  const scrolled = down ? box.scrollTop : Math.abs(box.scrollLeft);
  const most = down ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
  return { next: scrolled >= most - tolerance, previous: scrolled <= tolerance };
}

/** On into the next part or chapter by a deliberate act at an edge, and back by one. */
export function NovelPull(props: NovelPullProps): ReactElement {
  const { viewer, place, reader, frame, ended, onShown } = props;
  const { labels, mode, onPull } = viewer;
  const scrolls = mode === 'scroll';
  const steps = { next: scrolls && place.stepOn, previous: scrolls && place.stepBack };
  const open = async (side: PullSide): Promise<(() => void) | null> => {
    if (!steps[side]) return (await onPull?.(side)) ?? null;
    return () => (side === 'next' ? reader()?.next() : reader()?.previous());
  };
  const edges = (): PullEdges => {
    if (scrolls) return edgesOf(reader(), place);
    return { next: ended, previous: !ended && place.atStart };
  };
  return (
    <ChapterPull
      labels={{
        ...labels,
        nextChapter: steps.next ? labels.nextPart : labels.nextChapter,
        previousChapter: steps.previous ? labels.previousPart : labels.previousChapter,
      }}
      onPull={open}
      direction={directionOf(mode, place, reader()?.direction ?? 'LTR')}
      frame={frame}
      edges={edges}
      onShown={onShown}
    />
  );
}
