import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useState, type ReactElement } from 'react';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { openImages } from './challenge-images.ts';
import { startOf } from './challenge-places.ts';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

type ChapterReaderProps = {
  readonly address: ChapterAddress;
  readonly view: ChallengeChapterView;
};

type Opened = {
  readonly images?: readonly OpenedImage[];
  readonly error?: ApiError | SerializedError;
};

function loadViewer() {
  return import('./OpenedChapter.tsx');
}

/** A chapter: its strip as far as it is known, until its addresses and the viewer are here. */
export function ChapterReader({ address, view }: ChapterReaderProps): ReactElement {
  const drawnByService = useDrawnByService();
  const reader = useCurrentUser()?.userId ?? null;
  const code = useLatePart(loadViewer, true);
  const [attempt, setAttempt] = useState(0);
  // What it opens with: a like, or a comment, is no other chapter.
  const [first] = useState(view);
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    let left = false;
    openImages(first).then(
      (images) => !left && setOpened({ images }),
      (cause: unknown) => !left && setOpened({ error: { message: String(cause) } }),
    );
    return () => {
      left = true;
    };
  }, [first, attempt]);
  const [start] = useState(() => (drawnByService ? undefined : startOf(first.chapter, reader)));
  if (opened.error) {
    return <ApiErrorState error={opened.error} onRetry={() => setAttempt((count) => count + 1)} />;
  }
  if (!opened.images || !code) {
    const begins = view.chapter.orientation === 'TTB' && !start;
    return <ViewerSkeleton strip={begins ? view.chapter.images : undefined} />;
  }
  return (
    <code.OpenedChapter
      address={address}
      view={view}
      reader={reader}
      images={opened.images}
      start={start}
    />
  );
}
