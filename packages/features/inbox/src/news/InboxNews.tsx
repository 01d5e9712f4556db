import { inboxTabs } from '@hanji/contract/vocabulary.ts';
import type { InboxNewsProps } from '@hanji/edition/slots/edition-slots.ts';
import { useGetInboxNewsQuery } from '#calls/endpoints.ts';
import { inboxPath } from '#paths/inbox-paths.ts';

/** How much is new in all tabs together; who comes back after days is told anew. */
export function InboxNews({ children }: InboxNewsProps) {
  const { data } = useGetInboxNewsQuery(undefined, { refetchOnFocus: true });
  const tab = data && inboxTabs.find((each) => data[each] > 0);
  if (!tab) return children(null);
  const count = inboxTabs.reduce((sum, each) => sum + data[each], 0);
  return children({ count, href: inboxPath(tab) });
}
