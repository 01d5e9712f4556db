import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { signInRequired } from '@hanji/api-client/request/session-settled.ts';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { endSession } from './end-session.ts';

/**
 * Signs out here as soon as a call says that nobody is signed in (reading-service, section 8, code
 * 401): otherwise the way to sign in would lead straight back, since the guard of Login believes
 * what this browser remembers. A page for members is left, with its address as the redirect.
 */
export const sessionOver: Middleware = (store) => (next) => (action) => {
  const done = next(action);
  const { currentUser } = store.getState() as { currentUser: unknown };
  if (currentUser !== null && isRejectedWithValue(action) && says401(action.payload)) {
    endSession(store.dispatch);
  }
  return done;
};

function says401(payload: unknown): boolean {
  return isApiError(payload) && payload.code === signInRequired;
}
