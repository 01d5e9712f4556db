import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { useState } from 'react';

/** `attempt` counts what was sent, so that each refusal is heard. */
export type Refusal = { readonly message: string | null; readonly attempt: number };

/** What the service says of what was entered; everything else is no matter of the form. */
const ofTheForm: readonly number[] = [400, 403, 404, 409, 410, 417];

type UseRefusal = {
  readonly refusal: Refusal;
  /** Takes what a call came back with; true where it was refused or failed. */
  readonly take: (error: unknown) => boolean;
  readonly clear: () => void;
};

/** Why a form was not taken, in the service's words; other failures go to the global handling. */
export function useRefusal(): UseRefusal {
  const report = useReportFailure();
  const [refusal, setRefusal] = useState<Refusal>({ message: null, attempt: 0 });
  return {
    refusal,
    clear: () => setRefusal(({ attempt }) => ({ message: null, attempt })),
    take(error) {
      if (error === undefined) return false;
      if (isApiError(error) && ofTheForm.includes(error.code) && error.message) {
        const { message } = error;
        setRefusal(({ attempt }) => ({ message, attempt: attempt + 1 }));
      } else if (isApiError(error)) {
        report({ error });
      }
      return true;
    },
  };
}
