import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { useViewerChunk } from '#chapter/viewer-code/use-viewer-chunk.ts';
import { novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { useChapterBook } from './use-chapter-book.ts';

/**
 * A novel chapter. Its EPUB and its viewer are asked for at once, and the viewer stands there before the
 * text: that need not wait for its bars then.
 */
export function NovelChapter(props: ChapterViewerProps) {
  const { address } = props;
  const book = useChapterBook(props);
  const chunk = useViewerChunk(novelViewer);
  if (book.error) {
    return <ChapterFailure error={book.error} address={address} onRetry={book.again} />;
  }
  if (!chunk) return <ChapterSkeleton isBook />;
  return (
    <chunk.OpenedNovel
      {...props}
      key={address.chapterId}
      book={book.value ?? null}
      onReload={book.reload}
    />
  );
}
