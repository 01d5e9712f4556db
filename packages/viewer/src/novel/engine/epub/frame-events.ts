import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import { linkAttribute, outsideAttribute } from '#novel/engine/safety/prepare-section.ts';

/** What a reader does inside the frame. */
export type FrameEvents = {
  /** A link within the book, as `name#fragment`. */
  readonly onLink: (target: string) => void;
  /** A link that led out of the book. */
  readonly onOutside: () => void;
  /** A tap that meant no link, in pixels from the left edge of the window. */
  readonly onTap: (x: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** A finger went sideways. */
  readonly onSwipe: (towards: 'left' | 'right') => void;
};

const swipeFrom = 40;

function elementAt(event: Event): Element | null {
  // Nodes of a frame are not instances of this window's classes.
  const target = event.target as Node | null;
  return target?.nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : (target?.parentElement ?? null);
}

/** Names the frame of one content document and listens in it; the listeners go with it. */
export function listenInFrame(
  { document: content }: BookContents,
  title: string,
  events: FrameEvents,
): void {
  content.defaultView?.frameElement?.setAttribute('title', title);
  let start: Touch | undefined;
  content.addEventListener('click', (event) => {
    const link = elementAt(event)?.closest('a, area');
    if (link) {
      // Nothing in a book leads the frame anywhere by itself.
      event.preventDefault();
      const target = link.getAttribute(linkAttribute);
      if (target !== null) events.onLink(target);
      else if (link.hasAttribute(outsideAttribute)) events.onOutside();
      return;
    }
    if (content.getSelection()?.isCollapsed ?? true) {
      const frame = content.defaultView?.frameElement?.getBoundingClientRect();
      events.onTap((frame?.left ?? 0) + event.clientX);
    }
  });
  content.addEventListener('keydown', (event) => events.onKey(event));
  content.addEventListener(
    'touchstart',
    (event) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    },
    { passive: true },
  );
  content.addEventListener(
    'touchend',
    (event) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const across = end.screenX - start.screenX;
      const along = end.screenY - start.screenY;
      if (Math.abs(across) > swipeFrom && Math.abs(across) > 2 * Math.abs(along)) {
        events.onSwipe(across < 0 ? 'left' : 'right');
      }
    },
    { passive: true },
  );
}
