import { inboxTabs, type InboxTab } from '@hanji/contract/vocabulary.ts';

/** The tab that a path names; null for any other word. */
export function readTab(word: string | undefined): InboxTab | null {
  return inboxTabs.find((tab) => tab === word) ?? null;
}

/** reading-service, section 2: `/inbox/{tab}`. */
export function inboxPath(tab: InboxTab): string {
  return `/inbox/${tab}`;
}
