import { api } from '@hanji/api-client/api.ts';
import { signOutEffects } from '@hanji/domain/account/sign-out.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { setAdultVerification } from '#mature/adult-verification.ts';
import { withdrawMature } from '#mature/accept-mature.ts';
import { signedOut } from './current-user.ts';

/**
 * Signs out here: nothing of the reader's stays. `callSignOut` ends the session at the service,
 * first; left out where there is none any more.
 */
export function endSession(dispatch: Dispatch, callSignOut?: () => void): void {
  for (const effect of signOutEffects(callSignOut === undefined)) {
    switch (effect.do) {
      case 'callSignOut':
        callSignOut?.();
        break;
      case 'resetUserState':
        dispatch(api.util.resetApiState());
        break;
      case 'clearStoredUser':
        dispatch(signedOut());
        break;
      case 'setAcceptMature':
        withdrawMature();
        setAdultVerification('unverified');
        break;
    }
  }
}
