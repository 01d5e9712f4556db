import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in, as far as screens show it before any call has answered. */
export type CurrentUser = {
  readonly userId: string;
  readonly nickname: string;
  readonly avatarImageUrl: string | null;
};

/**
 * Kept in local storage (challenge-and-shutdown, section 3); the session itself is a cookie that
 * scripts cannot read, so what stands here opens nothing.
 */
export const currentUserKey = 'hanji.currentUser';
const version = 1;

type Stored = { readonly version: typeof version; readonly user: CurrentUser };

/** The stored user; null where there is none, or one that this version cannot read. */
export function readCurrentUser(storage: Storage): CurrentUser | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(currentUserKey) ?? 'null');
    return isStored(stored) ? stored.user : null;
  } catch {
    return null;
  }
}

export function writeCurrentUser(storage: Storage, user: CurrentUser | null): void {
  if (user) storage.setItem(currentUserKey, JSON.stringify({ version, user } satisfies Stored));
  else storage.removeItem(currentUserKey);
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value) || value.version !== version || !('user' in value)) return false;
  const { user } = value;
  if (typeof user !== 'object' || user === null) return false;
  return (
    'userId' in user &&
    typeof user.userId === 'string' &&
    'nickname' in user &&
    typeof user.nickname === 'string' &&
    'avatarImageUrl' in user &&
    (user.avatarImageUrl === null || typeof user.avatarImageUrl === 'string')
  );
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
