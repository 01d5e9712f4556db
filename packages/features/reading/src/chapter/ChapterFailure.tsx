import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { AgeGate } from '#gate/AgeGate.tsx';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';

type ChapterFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly address: ChapterAddress;
  readonly onRetry: () => void;
};

const missing = { title: 'chapterMissingTitle', text: 'chapterMissingText' } as const;

/** Why a chapter does not open, with the way back to its title; a title for adults asks first. */
export function ChapterFailure({ error, address, onRetry }: ChapterFailureProps) {
  const t = usePhrases('viewer');
  const code = isApiError(error) ? error.code : 0;
  if (code === 428 || code === 451) return <AgeGate code={code} onAccepted={onRetry} />;

  return (
    <ApiErrorState
      error={error}
      onRetry={onRetry}
      {...(code === 404 && { words: missing })}
      actions={<LinkButton href={contentPath(address)}>{t('backToTitle')}</LinkButton>}
    />
  );
}
