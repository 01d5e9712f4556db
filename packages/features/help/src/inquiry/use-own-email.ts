import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';

/**
 * The address of the member's account, to which answers go; null where there is none, undefined
 * until that is known.
 */
export function useOwnEmail(): string | null | undefined {
  const user = useCurrentUser();
  const { currentData, isError } = useGetProfileQuery(undefined, { skip: user === null });
  if (user === null || isError) return currentData?.profile.email ?? null;
  return currentData?.profile.email;
}
