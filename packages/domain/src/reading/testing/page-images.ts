import fc from 'fast-check';
import type { PageImage } from '#reading/pages/comic-pages.ts';

/** An image for tests, 100 px wide. */
export function pageImage(index: number, page: number, height: number): PageImage {
  return { id: `${index}`, page, width: 100, height };
}

/** Chapters of up to 60 images, some of them slices of one page. */
export const anyPageImages = fc
  .array(fc.record({ height: fc.integer({ min: 1, max: 4000 }), next: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((shapes) => {
    let page = 1;
    return shapes.map(({ height, next }, index) =>
      pageImage(index, (page += next ? 1 : 0), height),
    );
  });
