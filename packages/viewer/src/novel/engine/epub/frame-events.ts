import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import { pictureAt, pictureOfKey } from '#novel/engine/pictures/book-pictures.ts';
import type { BookPicture } from '#novel/engine/reader-options.ts';
import {
  chapterAttribute,
  chapterPlaceAttribute,
  linkAttribute,
  outsideAttribute,
} from '#novel/engine/safety/prepare-section.ts';
import { wideAttribute } from '#novel/engine/style/wide-boxes.ts';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';
import { swipeOf } from '#shared/engine/swipe.ts';

/** What a reader does inside the frame. */
export type FrameEvents = {
  /** A link within the book, as `name#fragment`. */
  readonly onLink: (target: string, link: PressedLink) => void;
  /** A link that led out of the book, with an address of the web where it has one. */
  readonly onOutside: (address: string | undefined) => void;
  /** A link into another chapter of the work, by its key; `place` is where in it, `name#fragment`. */
  readonly onChapter: (key: string, place: string | undefined) => void;
  /** A tap that meant no link, in pixels from the left edge of the window, maybe on a picture. */
  readonly onTap: (x: number, picture: BookPicture | undefined) => void;
  readonly onPicture: (picture: BookPicture) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (element: Element) => void;
  /** A finger went sideways. */
  readonly onSwipe: (towards: 'left' | 'right') => void;
};

/** A link as it was pressed, and where it stands in the window. */
export type PressedLink = {
  readonly isReference: boolean;
  readonly top: number;
  readonly bottom: number;
};

/** What a press means itself, and what a finger is drawn along in. */
const pressed = 'summary, audio, video';
const drawn = `[${wideAttribute}], audio, video`;

const references = '[epub\\:type~="noteref"], [role~="doc-noteref"]';

function elementAt(event: Event): Element | null {
  // Nodes of a frame are not instances of this window's classes.
  const target = event.target as Node | null;
  return target?.nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : (target?.parentElement ?? null);
}

function pressedLink(link: Element, frameTop: number): PressedLink {
  const { top, bottom } = link.getBoundingClientRect();
  return {
    isReference: link.matches(references),
    top: frameTop + top,
    bottom: frameTop + bottom,
  };
}

/** Names the frame of one content document and listens in it; the listeners go with it. */
export function listenInFrame(
  { document: content }: BookContents,
  title: string,
  events: FrameEvents,
): void {
  content.defaultView?.frameElement?.setAttribute('title', title);
  let start: Touch | undefined;
  const isSelecting = () => content.getSelection()?.isCollapsed === false;
  const frameBox = () => content.defaultView?.frameElement?.getBoundingClientRect();
  content.addEventListener('click', (event) => {
    const link = elementAt(event)?.closest('a, area');
    // Others are names for what others lead to.
    if (link?.matches(`[${linkAttribute}], [${outsideAttribute}], [${chapterAttribute}]`)) {
      // Nothing in a book leads the frame anywhere by itself.
      event.preventDefault();
      const target = link.getAttribute(linkAttribute);
      const chapter = link.getAttribute(chapterAttribute);
      const place = link.getAttribute(chapterPlaceAttribute) ?? undefined;
      if (chapter !== null) events.onChapter(chapter, place);
      else if (target !== null) events.onLink(target, pressedLink(link, frameBox()?.top ?? 0));
      else events.onOutside(link.getAttribute(outsideAttribute) || undefined);
      return;
    }
    if (isSelecting() || elementAt(event)?.closest(pressed)) return;
    const picture = pictureAt(elementAt(event));
    // Nothing was touched: whatever reads the screen has pressed what it read.
    if (picture && event.detail === 0) events.onPicture(picture);
    else events.onTap((frameBox()?.left ?? 0) + event.clientX, picture);
  });
  content.addEventListener('focusin', (event) => {
    const element = elementAt(event);
    if (element) events.onFocus(element);
  });
  content.addEventListener('keydown', (event) => {
    const picture = pictureOfKey(elementAt(event), event.key);
    if (picture) {
      event.preventDefault();
      events.onPicture(picture);
      return;
    }
    const scrolls = elementAt(event)?.closest(`[${wideAttribute}]`) ?? null;
    if (scrolls === null || !event.key.startsWith('Arrow')) events.onKey(event);
  });
  content.addEventListener(
    'touchstart',
    (event) => {
      // Fingers in a box that scrolls mean what is in it, and in an enlarged page one looks around.
      const isElsewhere = elementAt(event)?.closest(drawn) || isEnlarged();
      start = event.touches.length === 1 && !isElsewhere ? event.touches[0] : undefined;
    },
    { passive: true },
  );
  content.addEventListener(
    'touchend',
    (event) => {
      const end = event.changedTouches[0];
      // It may have drawn a selection.
      if (!start || !end || isSelecting()) return;
      const towards = swipeOf(start, end);
      if (towards) events.onSwipe(towards);
    },
    { passive: true },
  );
}
