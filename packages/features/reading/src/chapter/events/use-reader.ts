import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useState } from 'react';

/**
 * Whose reading of a chapter this is, by user id; null a visitor's. Who is signed out meanwhile goes
 * on as themselves: it is kept as theirs, and told when they are back. Somebody else begins anew.
 */
export function useReader(): string | null {
  const user = useCurrentUser()?.userId ?? null;
  const [reader, setReader] = useState(user);
  if (user !== null && user !== reader) setReader(user);
  return user ?? reader;
}
