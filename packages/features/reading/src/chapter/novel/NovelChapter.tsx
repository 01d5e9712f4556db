import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { useViewerChunk } from '#chapter/viewer-code/use-viewer-chunk.ts';
import { novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { useChapterBook } from './use-chapter-book.ts';

/**
 * A novel chapter. Its EPUB and its viewer are asked for at once. The viewer is drawn as soon as its code is
 * here, so that once the EPUB has come, its text is all that is still to be drawn.
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
      // Where it is opened is reckoned for one text: a view that is renewed may be of another.
      key={`${address.chapterId} ${props.view.chapter.contentVersion}`}
      book={book.value ?? null}
      onReload={book.reload}
    />
  );
}
