import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { signedOut } from './current-user.ts';

const signInRequired = 401;

/**
 * Forgets who was signed in as soon as a call says that nobody is: otherwise the way to sign in
 * would lead straight back, since the guard of Login believes what this browser remembers.
 */
export const sessionOver: Middleware = (store) => (next) => (action) => {
  const done = next(action);
  const { currentUser } = store.getState() as { currentUser: unknown };
  if (currentUser !== null && isRejectedWithValue(action) && says401(action.payload)) {
    store.dispatch(signedOut());
  }
  return done;
};

function says401(payload: unknown): boolean {
  return isApiError(payload) && payload.code === signInRequired;
}
