import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useReportFailure } from '#errors/global/FailureProvider.tsx';
import { CurrentHandle } from './route-frame.ts';
import { endSession } from '#session/end-session.ts';
import { useSignOutMutation } from '#session/sign-out-endpoint.ts';

/**
 * Ends the session at the service and then here (reading-service, section 4 "Logout"). Where the
 * service does not answer, the reader stays signed in and is told. Pages for members are left, and
 * any page where `to` says where to. Says whether it is over.
 */
export function useSignOut(): (way?: { readonly to?: string }) => Promise<boolean> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const report = useReportFailure();
  const leaves = useContext(CurrentHandle)?.access === 'member';
  const [signOut] = useSignOutMutation();
  return async ({ to } = {}) => {
    const { error } = await signOut();
    if (isApiError(error)) {
      report({ error });
      return false;
    }
    if (leaves || to !== undefined) await navigate(to ?? '/');
    endSession(dispatch);
    return true;
  };
}
