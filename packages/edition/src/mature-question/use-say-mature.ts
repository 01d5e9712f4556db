import { usePutAcceptMatureMutation } from '@hanji/api-client/endpoints/mature.ts';
import { api } from '@hanji/api-client/api.ts';
import { acceptMatureOfAccount, sessionAcceptMature } from '@hanji/domain/access/mature.ts';
import { useDispatch } from 'react-redux';
import { useEdition } from '#edition-context.tsx';
import { useReportFailure } from '#errors/global/FailureProvider.tsx';
import { keepAcceptance, readAcceptMature } from '#mature/accept-mature.ts';
import { useIsGuest } from '#session/guest/use-is-guest.ts';
import { useCurrentUser } from '#session/use-current-user.ts';

/**
 * Accepts titles for adults or takes it back: on the account of a member or a guest, and in the
 * session (reading-service, section 4, code 428 and "mature mode switch"). False where the service
 * did not take it, which is then said.
 */
export function useSayMature(): (accepts: boolean) => Promise<boolean> {
  const { supports } = useEdition();
  const isGuest = useIsGuest();
  const hasAccount = useCurrentUser() !== null || isGuest;
  const dispatch = useDispatch();
  const report = useReportFailure();
  const [put] = usePutAcceptMatureMutation();
  return async (accepts) => {
    if (hasAccount) {
      const value = sessionAcceptMature(accepts);
      const { error } = await put({ params: { value } });
      if (error && 'response' in error) report({ error });
      if (error) return false;
    }
    const before = readAcceptMature();
    keepAcceptance(acceptMatureOfAccount(accepts, supports.mature.switch));
    // The service leaves titles for adults out of the lists of who said N.
    if (readAcceptMature() !== before) dispatch(api.util.invalidateTags(['Home', 'Search']));
    return true;
  };
}
