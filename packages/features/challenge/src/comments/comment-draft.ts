import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';

/** Where it is kept. */
export function draftKey({ chapterId }: ChapterAddress, owner: string): string {
  return `hanji.challengeComment.${chapterId}.${owner}`;
}

/** What a member typed about a chapter in this tab and has not posted yet; nobody else sees it. */
export function readDraft(address: ChapterAddress, owner: string): string {
  return tabSiteStorage.getItem(draftKey(address, owner)) ?? '';
}

export function writeDraft(address: ChapterAddress, owner: string, text: string): void {
  const key = draftKey(address, owner);
  if (text === '') tabSiteStorage.removeItem(key);
  else tabSiteStorage.setItem(key, text);
}
