import { afterAuthorize } from '@hanji/domain/account/sign-in.ts';
import { useNavigate } from 'react-router-dom';
import { forgetStanding, keepStanding, readStanding, type KeptStanding } from './standing.ts';
import { useRedirect } from './use-redirect.ts';

/** From one page after a sign-in to the next, with what that page has settled. */
export function useGoOn(): (settled: Partial<KeptStanding>) => void {
  const navigate = useNavigate();
  const redirect = useRedirect();
  return (settled) => {
    const standing = { ...readStanding(), ...settled };
    const { dormant, consentNeeded, passwordChangeDue } = standing;
    if (dormant || consentNeeded || passwordChangeDue) keepStanding(standing);
    else forgetStanding();
    void navigate(afterAuthorize(standing, redirect), { replace: true });
  };
}
