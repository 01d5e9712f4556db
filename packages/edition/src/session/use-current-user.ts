import { useSelector } from 'react-redux';
import type { EditionState } from './store.ts';
import type { CurrentUser } from './current-user.ts';

/** Who is signed in; null for a visitor. */
export function useCurrentUser(): CurrentUser | null {
  return useSelector((state: EditionState) => state.currentUser);
}
