import type { BookContents, ViewManager } from '#novel/engine/epub/epub-internals.ts';
import type { ReadingEdge, VisibleBox } from '#novel/engine/place/first-visible.ts';
import { readingEdge } from '#novel/engine/place/first-visible.ts';

/** The layout of the document on screen, and how far it is scrolled in it. */
export type Standing = {
  readonly layout: readonly unknown[];
  readonly scrolled: number;
};

/** The document on screen and the box that shows a part of it. */
export type BookScreen = {
  readonly section: number;
  readonly contents: BookContents;
  readonly edge: ReadingEdge;
  /** The part of the document that is seen, in the document's pixels. */
  readonly box: VisibleBox;
  /** Scrolls so that a place of the document is on screen: at its top, or on its page. */
  reveal(rect: DOMRect): void;
  /** Turns one page; false when the document has no further one. */
  turn(forward: boolean): boolean;
  /** Scrolls by screens within the document; false when it stands at the end. */
  scroll(screens: number): boolean;
  /** How it stands at this moment. */
  standing(): Standing;
  /** No further page or line of this document comes. */
  readonly atEnd: boolean;
};

/** The end of the text counts, not of what the viewer puts after it. */
function endIsSeen(edge: ReadingEdge, box: VisibleBox, frame: DOMRect): boolean {
  switch (edge) {
    case 'top':
      return box.bottom >= frame.height - 2;
    case 'left':
      return box.right >= frame.width - 2;
    case 'right':
      return box.left <= 2;
  }
}

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

/** What is on screen now; undefined while nothing is. */
export function bookScreen(
  manager: ViewManager | undefined,
  rightToLeft: boolean,
): BookScreen | undefined {
  const view = manager?.views?.first();
  if (!manager || !view?.contents || !view.iframe) return undefined;
  const { container, isPaginated } = manager;
  const { contents, iframe } = view;
  const edge = readingEdge(contents.writingMode(), isPaginated, rightToLeft);
  const outer = container.getBoundingClientRect();
  const frame = iframe.getBoundingClientRect();
  const box = {
    left: outer.left - frame.left,
    top: outer.top - frame.top,
    right: outer.left - frame.left + container.clientWidth,
    bottom: outer.top - frame.top + container.clientHeight,
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
    if (edge === 'top') return scrolled + rect.top - box.top;
    if (edge === 'left') return scrolled + rect.left - box.left;
    return scrolled + box.right - rect.right;
  };
  const step = (distance: number): boolean => {
    const target = Math.min(Math.max(0, scrolled + distance), whole - page);
    if (Math.abs(target - scrolled) < 2) return false;
    scrollTo(target);
    return true;
  };
  return {
    section: view.section.index,
    contents,
    edge,
    box,
    reveal: (rect) => {
      const distance = distanceOf(rect);
      scrollTo(isPaginated ? Math.floor((distance + 1) / page) * page : distance);
    },
    turn: (forward) => step(forward ? page : -page),
    scroll: (screens) => step(page * screens),
    standing: () => ({ layout: layoutOf(container, iframe, contents), scrolled: scrolledNow() }),
    atEnd: endIsSeen(edge, box, frame),
  };
}
