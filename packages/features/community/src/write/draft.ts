import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';

/** Whose a draft is, by user id; null a visitor's. */
export type DraftOwner = string | null;

/** Where it is kept. */
export function draftKey({ chapterId }: CommentsAddress, owner: DraftOwner): string {
  const key = `hanji.comment.${chapterId}`;
  return owner === null ? key : `${key}.${owner}`;
}

/**
 * What somebody typed about a chapter in this tab and has not posted yet. A member's is shown to
 * nobody else, and is there when they are back; a visitor's becomes the member's who signs in.
 */
export function readDraft(address: CommentsAddress, owner: DraftOwner): string {
  const own = tabSiteStorage.getItem(draftKey(address, owner));
  if (own !== null || owner === null) return own ?? '';
  const visitors = readDraft(address, null);
  writeDraft(address, null, '');
  writeDraft(address, owner, visitors);
  return visitors;
}

export function writeDraft(address: CommentsAddress, owner: DraftOwner, text: string): void {
  const key = draftKey(address, owner);
  if (text === '') tabSiteStorage.removeItem(key);
  else tabSiteStorage.setItem(key, text);
}
