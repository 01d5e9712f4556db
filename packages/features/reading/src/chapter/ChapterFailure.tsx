import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { acceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';

type ChapterFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly address: ChapterAddress;
  readonly onRetry: () => void;
};

const missing = { title: 'chapterMissingTitle', text: 'chapterMissingText' } as const;

/**
 * Why a chapter does not open, with the way back to its title. Mature content can be accepted on
 * the spot (reading-service, section 4, code 428).
 */
export function ChapterFailure({ error, address, onRetry }: ChapterFailureProps) {
  const t = usePhrases('errors');
  const viewer = usePhrases('viewer');
  const code = isApiError(error) ? error.code : 0;
  const accept = () => {
    acceptMature();
    onRetry();
  };

  return (
    <ApiErrorState
      error={error}
      onRetry={onRetry}
      {...(code === 404 && { words: missing })}
      actions={
        <>
          {code === 428 && (
            <Button look="strong" onClick={accept}>
              {t('matureAccept')}
            </Button>
          )}
          <LinkButton href={contentPath(address)}>{viewer('backToTitle')}</LinkButton>
        </>
      }
    />
  );
}
