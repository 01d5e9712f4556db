import type { ComicImage } from '#comic/engine/comic-image.ts';

/** What a test chapter is made of. */
export type TestChapter = {
  readonly count: number;
  readonly width?: number;
  readonly height?: number;
  /** Page of an image, from its index; by default every image is a page, from 1. */
  readonly pageOf?: (index: number) => number;
  /** Address of an image in place of the drawn one. */
  readonly urlOf?: (index: number, drawn: string) => string;
};

function draw(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#2d6a4f');
  sky.addColorStop(1, '#f4a261');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** A chapter of drawn images, small enough to load at once. */
export function testChapter(chapter: TestChapter): ComicImage[] {
  const { count, width = 360, height = 640, pageOf, urlOf } = chapter;
  const drawn = draw(width, height);
  return Array.from({ length: count }, (_, index) => ({
    id: `image-${index}`,
    page: pageOf ? pageOf(index) : index + 1,
    width,
    height,
    dominantColor: 'rgb(10, 120, 90)',
    placeholder: draw(2, 3),
    // The fragment makes the addresses differ without a second drawing.
    sources: [{ width, url: urlOf ? urlOf(index, drawn) : `${drawn}#${index}` }],
  }));
}

/** An address that no browser can show. */
export const brokenAddress = 'data:image/png;base64,AAAA';
