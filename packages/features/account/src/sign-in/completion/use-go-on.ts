import { afterAuthorize } from '@hanji/domain/account/sign-in.ts';
import { useNavigate } from 'react-router-dom';
import {
  forgetAccountStatus,
  keepAccountStatus,
  readAccountStatus,
  type KeptAccountStatus,
} from './account-status.ts';
import { useRedirect } from './use-redirect.ts';

/** From one page after a sign-in to the next, with what that page has settled. */
export function useGoOn(): (settled: Partial<KeptAccountStatus>) => void {
  const navigate = useNavigate();
  const redirect = useRedirect();
  return (settled) => {
    const status = { ...readAccountStatus(), ...settled };
    const { dormant, consentNeeded, passwordChangeDue } = status;
    if (dormant || consentNeeded || passwordChangeDue) keepAccountStatus(status);
    else forgetAccountStatus();
    void navigate(afterAuthorize(status, redirect), { replace: true });
  };
}
