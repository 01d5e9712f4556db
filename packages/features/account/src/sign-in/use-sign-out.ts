import { endSession } from '@hanji/edition/session/end-session.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { answerOf } from '#endpoints/answer.ts';
import { sessionEndpoints } from '#endpoints/session.ts';
import { forgetStanding } from './standing.ts';

type SignOut = {
  /** There is no session any more: nothing is called. */
  readonly skipCall?: boolean;
  /** Where the reader goes on; before the end, so that no page for members asks to sign in. */
  readonly to?: string;
};

/** Logs out as the rule says (reading-service, section 4 "Logout"), and goes on to a page for all. */
export function useSignOut(): (signOut?: SignOut) => Promise<void> {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  return async ({ skipCall = false, to = '/' } = {}) => {
    forgetStanding();
    void navigate(to);
    if (skipCall) {
      endSession(dispatch);
      return;
    }
    // Its answer is waited for: what is forgotten here would otherwise stay open at the service.
    await answerOf(dispatch(sessionEndpoints.leaveSession.initiate(undefined, { track: false })));
    endSession(dispatch);
  };
}
