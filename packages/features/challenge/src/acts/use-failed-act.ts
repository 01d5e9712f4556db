import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import type { SerializedError } from '@reduxjs/toolkit';

/** Codes whose words the service chose for this very case. */
const telling = [403, 404, 409, 429];

/** Says why something was not done, where the service does; else that it was not. */
export function useFailedAct(): (what: string, error: ApiError | SerializedError) => void {
  const say = useToast();
  return (what, error) => {
    const why = isApiError(error) && telling.includes(error.code) ? error.message : '';
    say({ kind: 'error', text: why || what });
  };
}
