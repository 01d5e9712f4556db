import type { ReactElement } from 'react';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';

/** The comic viewer: a vertical strip or swipe pages (sections 2 and 4). */
export function ComicViewer({ images, labels, endSlot }: ComicViewerProps): ReactElement {
  return (
    <section aria-label={labels.viewer}>
      {images.map((image) => (
        <img
          key={image.id}
          alt={labels.imageAlt(image.page)}
          src={image.sources[0]?.url}
          width={image.width}
          height={image.height}
        />
      ))}
      {endSlot}
    </section>
  );
}
