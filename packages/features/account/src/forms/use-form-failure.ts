import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { useState } from 'react';
import type { Encrypted } from '#endpoints/encryption/encrypt-password.ts';
import { useCallWords } from './use-call-words.ts';

type Problem = Extract<Encrypted, { ok: false }>['problem'];

export type FormFailure = {
  /** Nothing could be sent: encrypting failed. */
  readonly problem: Problem | null;
  /** What the call came to, in words. */
  readonly message: string | null;
  /** Counts the tries. */
  readonly attempt: number;
};

const none: FormFailure = { problem: null, message: null, attempt: 0 };

/** What the last try of a form came to. */
export function useFormFailure() {
  const words = useCallWords();
  const [failure, setFailure] = useState(none);
  const next = (more: Partial<FormFailure>): void =>
    setFailure(({ attempt }) => ({ ...none, attempt: attempt + 1, ...more }));
  return {
    failure,
    say: (message: string): void => next({ message }),
    failed: (error: ApiError, says?: AuthenticationErrorKind): void =>
      next({ message: words(error, says) }),
    unencrypted: (problem: Problem): void => next({ problem }),
    clear: (): void => setFailure(({ attempt }) => ({ ...none, attempt })),
  };
}
