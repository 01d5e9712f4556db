import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import type { ChapterAddress } from '#paths/paths.ts';
import { ClosedRoom } from '#chapter/refused/ClosedRoom.tsx';
import { PreviewLink } from '#chapter/preview/PreviewLink.tsx';

type ChapterFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly address: ChapterAddress;
  readonly onRetry: () => void;
};

function loadClosed() {
  return import('./refused/ClosedChapter.tsx');
}

/** Why a chapter does not open, with its preview where there is one. */
export function ChapterFailure({ error, address, onRetry }: ChapterFailureProps): ReactElement {
  const late = useLatePart(loadClosed, true);
  return (
    <LoadFailure
      error={error}
      screen="viewer"
      address={address}
      chapterId={address.chapterId}
      onRetry={onRetry}
      about={late ? <late.ClosedChapter address={address} /> : <ClosedRoom />}
      preview={<PreviewLink address={address} />}
    />
  );
}
