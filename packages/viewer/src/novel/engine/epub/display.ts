import type { Book, Rendition } from 'epubjs';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import {
  type BookContents,
  bookInternals,
  type RenditionInternals,
  renditionInternals,
  type ViewManager,
} from '#novel/engine/epub/epub-internals.ts';
import { type NovelLook, pageGap } from '#novel/engine/style/novel-style.ts';

type Drawing = {
  readonly look: NovelLook;
  readonly allowScripts: boolean;
  /** A document is drawn and may be listened to. */
  readonly onContents: (contents: BookContents) => void;
};

function followScrolling(manager: ViewManager): void {
  const listener = (): void => manager.onScroll();
  // By this name it takes it off again.
  Object.assign(manager, { _onScroll: listener });
  manager.container.addEventListener('scroll', listener);
}

/**
 * Its own queue waits for a frame before each step, of which there are four until the first text, and has
 * begun to wait when it can be told otherwise: another takes over what is in it.
 */
function stepAtOnce(internals: RenditionInternals): void {
  const { q } = internals;
  const { _q: waiting } = q;
  const own: object = Object.create(Object.getPrototypeOf(q) as object);
  internals.q = Object.assign(own, q, {
    _q: waiting.splice(0),
    running: false,
    tick: (step: () => void) => queueMicrotask(step),
  });
  internals.q.run();
}

/** Begins to draw a book; `started` of the rendition says when it is ready. */
export function drawBook(book: Book, stage: HTMLElement, drawing: Drawing): Rendition {
  const { look } = drawing;
  const { metadata } = bookInternals(book).packaging;
  // Lines that the reader has run across turn their pages as such lines do.
  if (look.page.writing === 'across') metadata.direction = 'ltr';
  const options = {
    // Less what a scroll bar takes: epubjs measures it for itself.
    width: '100%',
    height: '100%',
    gap: pageGap(look.page.margin, stage.clientWidth),
    flow: look.mode === 'scroll' ? 'scrolled-doc' : 'paginated',
    spread: 'none',
    resizeOnOrientationChange: false,
    allowScriptedContent: drawing.allowScripts,
  };
  const rendition = book.renderTo(stage, options);
  const internals = renditionInternals(rendition);
  const { hooks } = internals;
  rendition.once('started', () => {
    const { manager } = internals;
    // Its own would also hear of the page's end until then, and hold each book of a long visit.
    if (manager) manager.addEventListeners = () => followScrolling(manager);
  });
  stepAtOnce(internals);
  // Places are the viewer's own: epubjs would look for its own at every scroll, and go there.
  internals.reportLocation = () => Promise.resolve();
  // Its own handling of links and pictures would leave the book or move the page.
  hooks.content.hooks = [];
  hooks.content.register(drawing.onContents);
  return rendition;
}

/** Shows a spine item; rejects when epubjs says that it cannot, which `display` itself never does. */
export function displayed(rendition: Rendition, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => reject(new BookError('broken', String(error)));
    rendition.once('displayerror', refuse);
    rendition.display(href).then(() => {
      rendition.off('displayerror', refuse);
      resolve();
    }, refuse);
  });
}

/** Two frames: epubjs measures in the first and lays out in the second. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** The size that a book in `stage` is laid out for, to be compared; empty where it has none. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return clientWidth === 0 ? '' : `${clientWidth} × ${clientHeight}`;
}
