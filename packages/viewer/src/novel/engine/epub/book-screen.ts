import type { BookContents, SpineSection, ViewManager } from '#novel/engine/epub/epub-internals.ts';
import type { DrawnText } from '#novel/engine/join/drawn-text.ts';
import type { ReadingEdge, VisibleBox } from '#novel/engine/place/first-visible.ts';
import { readingEdge } from '#novel/engine/place/first-visible.ts';

/** The layout of what is drawn, and how far it is scrolled in it. */
export type Standing = {
  readonly layout: readonly unknown[];
  readonly scrolled: number;
};

/** What is drawn and the box that shows a part of it. */
export type BookScreen = {
  readonly text: DrawnText;
  readonly contents: BookContents;
  readonly edge: ReadingEdge;
  readonly isPaginated: boolean;
  /** The part of the document that is seen, in the document's pixels. */
  readonly box: VisibleBox;
  /** Pixels of a screen, of what is scrolled, and of the document before and after the screen. */
  readonly page: number;
  readonly scrolled: number;
  readonly before: number;
  readonly after: number;
  /** How far behind the edge, at which what was read leaves, a place stands, in pixels. */
  distanceOf(rect: DOMRect): number;
  /** Scrolls so that a place stands so far from that edge, by default at it; or to its page. */
  reveal(rect: DOMRect, distance?: number): void;
  /** Turns one page; false when the document has no further one. */
  turn(forward: boolean): boolean;
  /** Scrolls by screens within the document; false when it stands at the end. */
  scroll(screens: number): boolean;
  /** How it stands at this moment. */
  standing(): Standing;
  /** Fits the frame to its text. */
  fit(): void;
  /** No further page or line of this document comes. */
  readonly atEnd: boolean;
};

function layoutOf(
  { clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement,
  { offsetWidth, offsetHeight }: HTMLIFrameElement,
  contents: BookContents,
): readonly unknown[] {
  return [
    contents,
    clientWidth,
    clientHeight,
    scrollWidth,
    scrollHeight,
    offsetWidth,
    offsetHeight,
  ];
}

/** How far the text reaches beyond the box, on the side of what was read and on the other. */
function beyond(edge: ReadingEdge, box: VisibleBox, frame: DOMRect) {
  switch (edge) {
    case 'top':
      return { before: box.top, after: frame.height - box.bottom };
    case 'left':
      return { before: box.left, after: frame.width - box.right };
    case 'right':
      return { before: frame.width - box.right, after: box.left };
  }
}

/** What is on screen now; undefined while nothing is. */
export function bookScreen(
  manager: ViewManager | undefined,
  rightToLeft: boolean,
  textOf: (contents: BookContents, section: SpineSection) => DrawnText,
): BookScreen | undefined {
  const view = manager?.views?.first();
  if (!manager || !view?.contents || !view.iframe) return undefined;
  const { container, isPaginated } = manager;
  const { contents, iframe } = view;
  const edge = readingEdge(contents.writingMode(), isPaginated, rightToLeft);
  const outer = container.getBoundingClientRect();
  const frame = iframe.getBoundingClientRect();
  // Where pages go from right to left, a scroll bar may stand at the left.
  const [left, top] = [outer.left + container.clientLeft, outer.top + container.clientTop];
  const box = {
    left: left - frame.left,
    top: top - frame.top,
    right: left - frame.left + container.clientWidth,
    bottom: top - frame.top + container.clientHeight,
  };
  const page = edge === 'top' ? container.clientHeight : container.clientWidth;
  const scrolledNow = (): number =>
    edge === 'top' ? container.scrollTop : Math.abs(container.scrollLeft);
  const scrolled = scrolledNow();
  const whole = edge === 'top' ? container.scrollHeight : container.scrollWidth;
  const scrollTo = (distance: number): void => {
    if (edge === 'top') container.scrollTop = distance;
    else container.scrollLeft = edge === 'right' ? -distance : distance;
  };
  const distanceOf = (rect: DOMRect): number => {
    if (edge === 'top') return rect.top - box.top;
    return edge === 'left' ? rect.left - box.left : box.right - rect.right;
  };
  const step = (distance: number): boolean => {
    const target = Math.min(Math.max(0, scrolled + distance), whole - page);
    if (Math.abs(target - scrolled) < 2) return false;
    scrollTo(target);
    return true;
  };
  const { before, after } = beyond(edge, box, frame);
  return {
    text: textOf(contents, view.section),
    contents,
    edge,
    isPaginated,
    box,
    page,
    scrolled,
    before,
    after,
    distanceOf,
    reveal: (rect, distance = 0) => {
      const target = scrolled + distanceOf(rect);
      scrollTo(isPaginated ? Math.floor((target + 1) / page) * page : target - distance);
    },
    turn: (forward) => step(forward ? page : -page),
    scroll: (screens) => step(page * screens),
    standing: () => ({ layout: layoutOf(container, iframe, contents), scrolled: scrolledNow() }),
    fit: () => view.expand(),
    // The end of the text counts, not of what the viewer puts after it.
    atEnd: after <= 2,
  };
}
