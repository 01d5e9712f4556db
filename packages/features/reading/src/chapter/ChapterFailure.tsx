import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import { chapterPath, type ChapterAddress } from '#paths/paths.ts';
import { useHasPreview } from './use-has-preview.ts';

type ChapterFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly address: ChapterAddress;
  readonly onRetry: () => void;
};

/** Why a chapter does not open, with its preview where there is one. */
export function ChapterFailure({ error, address, onRetry }: ChapterFailureProps): ReactElement {
  const t = usePhrases('reading');
  const trial = chapterPath({ ...address, chapterFileSalesType: 'trial' });
  return (
    <LoadFailure
      error={error}
      screen="viewer"
      address={address}
      onRetry={onRetry}
      preview={
        useHasPreview(error, address) && <LinkButton href={trial}>{t('preview')}</LinkButton>
      }
    />
  );
}
