import type { InboxTab } from '@hanji/contract/vocabulary.ts';
import { useEffect } from 'react';
import { useSeeInboxMutation } from '#calls/endpoints.ts';

/**
 * Tells the service how far the member has looked at a tab, which is then new no more: once its
 * list is on the screen, and again when more has come. That it could not be told troubles nobody.
 */
export function useSeen(
  tab: InboxTab,
  entries: readonly { readonly id: number }[] | undefined,
): void {
  const [see] = useSeeInboxMutation();
  const upTo = Math.max(0, ...(entries ?? []).map(({ id }) => id));
  useEffect(() => {
    if (upTo > 0) void see({ params: { tab, upTo } });
  }, [tab, upTo, see]);
}
