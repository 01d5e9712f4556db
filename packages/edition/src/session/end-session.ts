import { api } from '@hanji/api-client/api.ts';
import { signOutEffects } from '@hanji/domain/account/sign-out.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { withdrawMature } from './accept-mature.ts';
import { signedOut } from './current-user.ts';

/** Signs out here, after the service has ended the session: nothing of the reader's stays. */
export function endSession(dispatch: Dispatch): void {
  for (const effect of signOutEffects(true)) {
    switch (effect.do) {
      case 'callSignOut':
        // Left out by the rule: there is no session to call with.
        break;
      case 'resetUserState':
        dispatch(api.util.resetApiState());
        break;
      case 'clearStoredUser':
        dispatch(signedOut());
        break;
      case 'setAcceptMature':
        withdrawMature();
        break;
    }
  }
}
