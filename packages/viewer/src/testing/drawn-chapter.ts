import type { ComicImage } from '#comic/engine/comic-image.ts';

function page(file: string, width: number, height: number, color: string) {
  return (_: unknown, index: number): ComicImage => ({
    id: `page-${index + 1}`,
    page: index + 1,
    width,
    height,
    dominantColor: color,
    placeholder: '',
    sources: [{ width, url: `/art/${file.replace('#', String(index + 1))}` }],
  });
}

/** A chapter to scroll, as the catalogue serves it. */
export const scrolledChapter: readonly ComicImage[] = [637, 698, 657, 692, 645].map((height, at) =>
  page('lighthouse-days.page-#.webp', 720, height, '#6a5c78')(height, at),
);

const covers = [
  'lighthouse-days',
  'department-of-weather',
  'kites-over-the-east-gate',
  'the-queens-taster',
  'lane-nine',
];

/** A chapter of upright pages. */
export function pagedChapter(locale: string): readonly ComicImage[] {
  return covers.map((work, at) => page(`${work}.${locale}.webp`, 360, 480, '#6a5c78')(work, at));
}
