import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { signInRequired } from '@hanji/api-client/request/session-settled.ts';
import { endSession } from '@hanji/edition/session/end-session.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useState } from 'react';

type Refusal = {
  /** The last one; each is another object. */
  readonly refusal: ApiError | null;
  readonly onRefused: (refusal: unknown) => void;
};

/**
 * What fresh addresses of a chapter were refused with. They are asked for beside the store, which
 * would otherwise learn by itself that nobody is signed in any more.
 */
export function useRefusal(): Refusal {
  const store = useEditionStore();
  const user = useCurrentUser();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const onRefused = (failure: unknown): void => {
    if (!isApiError(failure)) return;
    setRefusal(failure);
    const { currentUser } = store.getState();
    if (failure.code === signInRequired && currentUser !== null) endSession(store.dispatch);
  };
  const over = user !== null && refusal?.code === signInRequired;
  return { refusal: over ? null : refusal, onRefused };
}
