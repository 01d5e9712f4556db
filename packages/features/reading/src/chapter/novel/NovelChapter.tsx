import { fetchBytes } from '@hanji/api-client/request/fetch-bytes.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { resolveNovelPosition } from '@hanji/domain/reading/position/keep-position.ts';
import { NovelViewer } from '@hanji/viewer/novel/react/NovelViewer.tsx';
import { useState } from 'react';
import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/ChapterScreen.tsx';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { EndCard } from '#chapter/end/EndCard.tsx';
import { ReaderHead } from '#chapter/ReaderHead.tsx';
import { useKeptPlace } from '#chapter/place/use-kept-place.ts';
import { readPlace } from '#chapter/storage/reading-positions.ts';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { useLoaded } from '#chapter/use-loaded.ts';
import { useNovelLabels } from './use-novel-labels.ts';
import { useNovelPreferences } from './use-novel-preferences.ts';

/** A novel chapter: its EPUB fetched, position kept, text settings remembered. */
export function NovelChapter(props: ChapterViewerProps) {
  const { address, view, onReadFinished, onDelivered, onReport } = props;
  const { epub } = view.chapter;
  const book = useLoaded(async (signal) => {
    if (!epub) throw new Error('the chapter has no book');
    const { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType } = epub;
    const query = { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType };
    const bytes = await fetchBytes(contentCalls.getChapterEpub, { params: address, query }, signal);
    onDelivered();
    return bytes;
  }, epub);
  const labels = useNovelLabels(view.chapter.unit);
  const steps = useChapterSteps(address, view);
  const keepPlace = useKeptPlace(address);
  const preferences = useNovelPreferences();
  const [start] = useState(() => {
    const version = view.chapter.contentVersion;
    const kept = readPlace(address.chapterId)?.last;
    const position = kept && 'cfi' in kept ? resolveNovelPosition(kept, version) : undefined;
    return { version, position };
  });

  if (book.error) {
    return <ChapterFailure error={book.error} address={address} onRetry={book.again} />;
  }
  if (!book.value) return <ChapterSkeleton />;
  return (
    <NovelViewer
      {...steps}
      {...preferences}
      key={address.chapterId}
      book={book.value}
      // The service sends built editions with a script-src of their own; a development server does not.
      strictHostPolicy={import.meta.env.PROD}
      language={view.content.languageId}
      labels={labels}
      initialPosition={start.position}
      sectionCharacters={epub?.characterCounts}
      onPosition={(place) => keepPlace({ ...place, contentVersion: start.version })}
      onReadFinished={onReadFinished}
      headerSlot={<ReaderHead address={address} view={view} />}
      endSlot={<EndCard address={address} view={view} onReport={onReport} />}
    />
  );
}
