import {
  readStoredUser,
  storedUserText,
  type StoredUser,
} from '@hanji/domain/account/stored-user.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextStorage } from '#storage/site-storage.ts';

/** Who is signed in, as far as screens show it before any call has answered. */
export type CurrentUser = StoredUser;

/**
 * Kept in local storage (challenge-and-shutdown, section 3); the session itself is a cookie that
 * scripts cannot read, so what stands here opens nothing.
 */
export const currentUserKey = 'hanji.currentUser';

/** The stored user; null where there is none, or one that this version cannot read. */
export function readCurrentUser(storage: TextStorage): CurrentUser | null {
  return readStoredUser(storage.getItem(currentUserKey));
}

export function writeCurrentUser(storage: TextStorage, user: CurrentUser | null): void {
  if (user) storage.setItem(currentUserKey, storedUserText(user));
  else storage.removeItem(currentUserKey);
}

export const currentUser = createSlice({
  name: 'currentUser',
  initialState: null as CurrentUser | null,
  reducers: {
    signedIn: (_, action: PayloadAction<CurrentUser>) => action.payload,
    signedOut: () => null,
  },
});

export const { signedIn, signedOut } = currentUser.actions;
