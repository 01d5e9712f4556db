import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';

/** The name of a page's first image, which speaks for the others: its page, and what the work says of it. */
export function nameOfImage({ page, description }: ComicImage, labels: ComicLabels): string {
  return description ? `${labels.imageAlt(page)}: ${description}` : labels.imageAlt(page);
}
