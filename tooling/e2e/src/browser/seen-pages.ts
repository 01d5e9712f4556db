import type { Page } from '@playwright/test';
import { codeHeight } from '#catalogue/drawn-page.ts';
import { codeOf, type Colour, type PageCode } from '#catalogue/page-code.ts';

export type SeenPage = PageCode & {
  /** Left and top edge on the screen, in CSS pixels. */
  readonly left: number;
  readonly top: number;
};

type Sample = {
  readonly colours: [Colour, Colour, Colour];
  readonly left: number;
  readonly top: number;
};

/** Runs in the page: the colours at the top of each first slice that is loaded and on screen. */
function sample(share: number): Sample[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-image$="-0"] img')];
  return images.flatMap((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const away = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
    if (away || !image.complete || image.naturalWidth === 0) return [];
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return [];
    context.drawImage(image, 0, 0);
    const colourAt = (third: number): [number, number, number] => {
      const x = ((third + 0.5) * canvas.width) / 3;
      const [red = 0, green = 0, blue = 0] = context.getImageData(
        x,
        (canvas.width * share) / 2,
        1,
        1,
      ).data;
      return [red, green, blue];
    };
    return [{ colours: [colourAt(0), colourAt(1), colourAt(2)], left, top }];
  });
}

/** Which pages of a comic are on the screen, read from their pixels, in the order of the document. */
export async function seenPages(page: Page): Promise<SeenPage[]> {
  const samples = await page.evaluate(sample, codeHeight);
  return samples.map(({ colours, left, top }) => ({ ...codeOf(colours), left, top }));
}

/** `chapter/page` of each page on the screen; chapters count from 1 here. */
export async function seenPageNames(page: Page): Promise<string[]> {
  const pages = await seenPages(page);
  return pages.map((seen) => `${seen.chapter + 1}/${seen.page}`);
}

/** Runs in the page: whether a picture has arrived. */
export function isDrawn(image: Element): boolean {
  return (image as HTMLImageElement).naturalWidth > 0;
}
