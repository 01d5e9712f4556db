import { sentPageId, type SentPage } from '@hanji/contract/pages.ts';

/**
 * What the service sent along with the page; null where it is no page of the service, or the
 * connection broke off before its end.
 */
export function readSentPage(document: Pick<Document, 'getElementById'>): SentPage | null {
  const text = document.getElementById(sentPageId)?.textContent;
  if (!text) return null;
  try {
    // Of our own origin and build, in our own form.
    return JSON.parse(text) as SentPage;
  } catch {
    return null;
  }
}
