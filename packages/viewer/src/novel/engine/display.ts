import type { Rendition } from 'epubjs';
import { BookError } from '#novel/engine/archive/zip-directory.ts';

/** Shows a spine item; rejects when epubjs says that it cannot, which `display` itself never does. */
export function displayed(rendition: Rendition, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => reject(new BookError('broken', String(error)));
    rendition.once('displayerror', refuse);
    rendition.display(href).then(
      () => {
        rendition.off('displayerror', refuse);
        resolve();
      },
      refuse,
    );
  });
}

/** Two frames: epubjs measures in the first and lays out in the second. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
