import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { noHostCode } from '@hanji/domain/errors/result-code.ts';
import { isShownOffline } from '@hanji/domain/reading/offline/right-to-read.ts';
import { hasAcceptedMature } from '@hanji/edition/mature/accept-mature.ts';
import type { KeptOwner } from './kept-chapters.ts';

/** A chunk that comes after the first screen, and is there when the connection goes. */
export function loadKept() {
  return import('./kept-chapters.ts');
}

/** Whether nothing was heard of the service. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error) && error.code === noHostCode;
}

/** What the device keeps of a chapter for this reader; null where nothing may be read of it, or nothing can. */
export async function findKept(owner: KeptOwner) {
  try {
    const { readKept } = await loadKept();
    const kept = await readKept(owner);
    return kept && isShownOffline(kept.view.content.restrictedAge, hasAcceptedMature())
      ? kept
      : null;
  } catch {
    return null;
  }
}
