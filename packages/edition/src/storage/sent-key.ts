import { drawnName } from './drawn-name.ts';
import { tabSiteStorage } from './site-storage.ts';

/** Characters of a key, behind which the text is kept. */
const end = 32;

function slot(draft: string): string {
  return `${draft}.sent`;
}

/**
 * Under what the text of a draft is sent, `draft` being where it is kept: drawn when that text is
 * first sent, and the same when it is sent again, also after a reload, so that the service keeps
 * once what arrived though its answer was lost. 128 bits in hex.
 */
export function keyToSend(draft: string, text: string): string {
  const sent = tabSiteStorage.getItem(slot(draft)) ?? '';
  if (sent.slice(end) === text) return sent.slice(0, end);
  const key = drawnName();
  tabSiteStorage.setItem(slot(draft), key + text);
  return key;
}

/** Once the service has it: the same text again is another. */
export function forgetSent(draft: string): void {
  tabSiteStorage.removeItem(slot(draft));
}
