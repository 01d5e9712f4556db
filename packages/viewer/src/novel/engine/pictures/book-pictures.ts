import type { BookPicture } from '#novel/engine/reader-options.ts';

const pictureAttribute = 'data-hj-picture';

/** Smaller ones are letters and ornaments, in pixels. */
const smallest = 96;

/** What the book says of a picture; its name as a button stands in the place of that. */
function altOf(picture: Element | null | undefined): string {
  const drawing = picture?.closest('svg');
  const marked = (drawing ?? picture)?.getAttribute(pictureAttribute) ?? null;
  const title = drawing?.querySelector('title')?.textContent ?? '';
  const named = picture?.getAttribute('alt') ?? drawing?.getAttribute('aria-label') ?? title;
  return (marked ?? named).trim();
}

/** A picture that is worth a look of its own, where an element is one or lies in one. */
export function pictureAt(element: Element | null): BookPicture | undefined {
  const drawing = element?.closest(`svg[${pictureAttribute}]`);
  const picture = drawing?.querySelector('image') ?? element?.closest('img, svg image');
  const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const src = picture?.getAttribute('src') ?? picture?.getAttribute('href') ?? '';
  if (src === '' || Math.min(width, height) < smallest) return undefined;
  return { src, alt: altOf(picture) };
}

/**
 * Lets keys come to the pictures that a tap opens, as buttons with a name. Attributes alone: no
 * place in the book changes by it.
 */
export function markPictures(content: Document, nameOf: (alt: string) => string): void {
  for (const image of content.querySelectorAll('img, svg image')) {
    const target = image.closest('svg') ?? image;
    const picture = pictureAt(image);
    if (!picture || target.closest(`[${pictureAttribute}], a[href]`)) continue;
    target.setAttribute(pictureAttribute, picture.alt);
    target.setAttribute('role', 'button');
    target.setAttribute('tabindex', '0');
    target.setAttribute('aria-label', nameOf(picture.alt));
  }
}

/** The picture that a key opens. */
export function pictureOfKey(element: Element | null, key: string): BookPicture | undefined {
  const isPressed = key === 'Enter' || key === ' ';
  return isPressed && element?.matches(`[${pictureAttribute}]`) ? pictureAt(element) : undefined;
}
