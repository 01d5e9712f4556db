import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useEffect } from 'react';
import { chapterPage } from '#chapter/chapter-page.ts';
import { fetchViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { whenIdleAfterLoad } from '#shared/when-idle.ts';

/**
 * The code of the page that chapters of this type are read on, and of their viewer, comes while the
 * screen before it is looked at; not for who spares data.
 */
export function useChapterCodeAhead(contentType: ContentType): void {
  useEffect(() => {
    if (lineOf(navigator).sparing) return;
    return whenIdleAfterLoad(() => {
      // What does not come is asked for again, and said, where it is drawn.
      chapterPage.fetch().catch(() => null);
      fetchViewer(contentType);
    });
  }, [contentType]);
}
