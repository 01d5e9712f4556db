import type { ReactElement } from 'react';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';

/** The novel viewer: one EPUB, scrolled or by pages (sections 2, 3 and 4). */
export function NovelViewer({ labels, endSlot }: NovelViewerProps): ReactElement {
  return (
    <section aria-label={labels.viewer} aria-busy="true">
      {endSlot}
    </section>
  );
}
