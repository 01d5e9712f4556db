import { sentPageId, type SentPage } from '@hanji/contract/pages.ts';

/** What the service sent along with the page; null where it is no page of the service. */
export function readSentPage(document: Pick<Document, 'getElementById'>): SentPage | null {
  const text = document.getElementById(sentPageId)?.textContent;
  // Of our own origin and build, in our own form.
  return text ? (JSON.parse(text) as SentPage) : null;
}
