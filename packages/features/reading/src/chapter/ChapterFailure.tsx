import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import type { ChapterAddress } from '#paths/paths.ts';
import { PreviewLink } from './PreviewLink.tsx';

type ChapterFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly address: ChapterAddress;
  readonly onRetry: () => void;
};

/** Why a chapter does not open, with its preview where there is one. */
export function ChapterFailure({ error, address, onRetry }: ChapterFailureProps): ReactElement {
  return (
    <LoadFailure
      error={error}
      screen="viewer"
      address={address}
      chapterId={address.chapterId}
      onRetry={onRetry}
      preview={<PreviewLink address={address} />}
    />
  );
}
