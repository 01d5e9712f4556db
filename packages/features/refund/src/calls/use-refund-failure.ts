import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { handlingAt, type Handling } from '@hanji/domain/errors/outcome/error-table.ts';
import { mayReloadByItself } from '@hanji/edition/errors/automatic-reload.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

const ofTheService: readonly Handling[] = ['login', 'serviceError', 'maintenance'];

/**
 * What a failed call of refunds leads to (challenge-and-shutdown, section 8): by code nothing, a
 * reload, home, or sign-in and the pages of the service that the global handling has. True where
 * none of these is for it, and the screen says that an error occurred.
 */
export function useRefundFailure(): (error: ApiError) => boolean {
  const report = useReportFailure();
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      const handling = handlingAt('refund', error.code);
      if (handling === 'silence') return false;
      if (handling === 'reloadOnce') {
        if (!mayReloadByItself()) return true;
        location.reload();
        return false;
      }
      if (handling === 'home') {
        void navigate('/');
        return false;
      }
      if (!ofTheService.includes(handling)) return true;
      report({ error });
      return false;
    },
    [navigate, report],
  );
}
