import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { PanelStop } from '@hanji/domain/reading/panels/panel-stop.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { PanelView, Stage } from './panel-view.ts';

/** An image on the stage; those of the next panel's page are there, and not seen, before it is. */
export type ShownImage = {
  readonly image: ComicImage;
  readonly index: number;
  readonly seen: boolean;
};

/**
 * Whether each of them may load on a slow line: what is seen, what has come already, and one more once
 * all is there that is seen.
 */
export function oneUnseen(
  shown: readonly ShownImage[],
  isSettled: (imageId: string) => boolean,
): (one: ShownImage) => boolean {
  const isWhole = shown.every(({ image, seen }) => !seen || isSettled(image.id));
  const next = isWhole ? shown.find(({ image }) => !isSettled(image.id)) : undefined;
  return (one) => one.seen || one === next || isSettled(one.image.id);
}

/** Images that a stop shows or that lie around it, and those of the stop after it. */
export function shownImages(
  layout: StripLayout<ComicImage>,
  view: PanelView,
  stage: Stage,
  now: {
    readonly stop: PanelStop;
    readonly next: PanelStop | undefined;
    readonly isStrip: boolean;
  },
): ShownImage[] {
  const pageOf = (at: PanelStop): number | undefined =>
    layout.images.find(({ id }) => id === at.position.imageId)?.page;
  const { stop, next, isStrip } = now;
  const [from, to] = [-view.top / view.width, (stage.height - view.top) / view.width];
  const own = pageOf(stop);
  return layout.images.flatMap((image, index): ShownImage[] => {
    const [top = 0, bottom = 0] = layout.edges.slice(index, index + 2);
    const seen = bottom > from && top < to && (isStrip || image.page === own);
    const nears = next !== undefined && bottom > next.top && top < next.bottom;
    return seen || nears ? [{ image, index, seen }] : [];
  });
}
