import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
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

const ofDevice = new WeakSet<ChapterView>();

/**
 * Whether a view came from the device and not from the service: it proves no right. Its book may come all
 * the same, since a browser has files of its own.
 */
export function isOfDevice(view: ChapterView): boolean {
  return ofDevice.has(view);
}

/** What the device keeps of a chapter for this reader; null where nothing may be read of it, or nothing can. */
export async function findKept(owner: KeptOwner) {
  try {
    const { readKept } = await loadKept();
    const kept = await readKept(owner);
    if (!kept || !isShownOffline(kept.view.content.restrictedAge, hasAcceptedMature())) return null;
    ofDevice.add(kept.view);
    return kept;
  } catch {
    return null;
  }
}
