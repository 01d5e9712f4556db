import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';

/** The address of the member's account, to which answers go; null where there is none, or not yet. */
export function useOwnEmail(): string | null {
  const user = useCurrentUser();
  const { currentData } = useGetProfileQuery(undefined, { skip: user === null });
  return user === null ? null : (currentData?.profile.email ?? null);
}
