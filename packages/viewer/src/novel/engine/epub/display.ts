import type { Book, Rendition } from 'epubjs';
import type { NovelMode } from '@hanji/domain/reading/novel.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import { type BookContents, renditionInternals } from '#novel/engine/epub/epub-internals.ts';
type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly mode: NovelMode;
  readonly allowScripts: boolean;
  /** A document is drawn and may be listened to. */
  readonly onContents: (contents: BookContents) => void;
};

/** Begins to draw a book; `started` of the rendition says when it is ready. */
export function drawBook(book: Book, stage: HTMLElement, drawing: Drawing): Rendition {
  const rendition = book.renderTo(stage, {
    width: drawing.width,
    height: drawing.height,
    flow: drawing.mode === 'scroll' ? 'scrolled-doc' : 'paginated',
    spread: 'none',
    resizeOnOrientationChange: false,
    allowScriptedContent: drawing.allowScripts,
  });
  const internals = renditionInternals(rendition);
  const { hooks } = internals;
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
