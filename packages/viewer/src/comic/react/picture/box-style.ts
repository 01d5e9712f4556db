import type { CSSProperties } from 'react';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';

/** An image's colour and shape, which are known before its addresses are. */
export type ImageShape = Pick<ComicImage, 'width' | 'height' | 'dominantColor'>;

/** The box of an image that begins `top` below its column's first, and what comes next at `next`, in widths. */
export function boxStyle(image: ImageShape, top: number, next?: number): CSSProperties {
  const bottom = top + image.height / image.width;
  return {
    aspectRatio: `${image.width} / ${image.height}`,
    ...cssVariables({
      '--hj-image-top': top,
      '--hj-image-bottom': bottom,
      '--hj-image-next': next ?? bottom,
      '--hj-image-color': image.dominantColor,
    }),
  };
}

/** Where the room of images that are not drawn begins and ends, in widths of the strip. */
export function roomStyle(top: number, bottom: number): CSSProperties {
  return cssVariables({
    '--hj-image-top': top,
    '--hj-image-bottom': bottom,
    '--hj-image-next': bottom,
  });
}
