import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { isUnreached } from '#kept/load-kept.ts';
import type { ChapterAddress } from '#paths/paths.ts';

type RefusedLaterProps = {
  /** Of a chapter that is on screen. */
  readonly refusal: ApiError | SerializedError | null | undefined;
  readonly address: ChapterAddress;
  /** Asks for the chapter anew, so that what stands before it is seen. */
  readonly onAsk: () => void;
};

function load() {
  return import('./RefusedNotice.tsx');
}

/**
 * Where a chapter that is being read is refused: what is loaded can still be read. A service that is not
 * heard has refused nothing.
 */
export function RefusedLater({ refusal, address, onAsk }: RefusedLaterProps) {
  const [closed, setClosed] = useState<ApiError | null>(null);
  const answered = isApiError(refusal) && !isUnreached(refusal) ? refusal : null;
  const shown = answered !== closed ? answered : null;
  const part = useLatePart(load, shown !== null);
  if (!shown || !part) return null;
  return (
    <part.RefusedNotice
      refusal={shown}
      address={address}
      onAsk={onAsk}
      onClose={() => setClosed(shown)}
    />
  );
}
