import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { one } from '#testing/open-comic.tsx';

/** A panel that no image cuts. */
export const whole = { continuesAbove: false, continuesBelow: false };

/** The settings of a title that is read panel by panel. */
export const byPanel = { layers: { title: { byPanel: true }, device: {} } };

/** Waits until the viewer says where the reader is, as `Panel 2 of 7`. */
export async function place(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** A strip of 360 × 640 px images, each with two panels; the last goes on in the next image. */
export function panelStrip(count: number) {
  return testChapter({ count }).map((image, index) => ({
    ...image,
    panels: [
      { x: 20, y: 0, width: 320, height: 120, ...whole, continuesAbove: index > 0 },
      { x: 20, y: 160, width: 320, height: 200, ...whole },
      { x: 20, y: 420, width: 320, height: 220, ...whole, continuesBelow: index < count - 1 },
    ],
  }));
}

/** Pages with one panel above two. */
export function panelPages(count: number) {
  return testChapter({ count }).map((image) => ({
    ...image,
    panels: [
      { x: 20, y: 20, width: 320, height: 280, ...whole },
      { x: 20, y: 320, width: 150, height: 300, ...whole },
      { x: 190, y: 320, width: 150, height: 300, ...whole },
    ],
  }));
}

/** Where the light falls on the screen. */
export function lit(): DOMRect {
  for (const animation of document.getAnimations()) animation.finish();
  return one('[data-panel] [class*="light"]').getBoundingClientRect();
}
