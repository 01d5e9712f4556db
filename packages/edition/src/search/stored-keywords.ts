import {
  addRecentKeyword,
  readRecentKeywords,
  recentKeywordsKey,
  removeRecentKeyword,
  writeRecentKeywords,
} from '@hanji/domain/search/recent-keywords.ts';
import { localSiteStorage } from '#storage/site-storage.ts';

/** The recent keywords of this browser, newest first; another tab may have searched since. */
export function readKeywords(): string[] {
  return readRecentKeywords(localSiteStorage.getItem(recentKeywordsKey));
}

/** A keyword was searched for; gives what is kept now. */
export function storeKeyword(keyword: string): string[] {
  return write(addRecentKeyword(readKeywords(), keyword));
}

/** The reader deletes one; gives what is kept now. */
export function forgetKeyword(keyword: string): string[] {
  return write(removeRecentKeyword(readKeywords(), keyword));
}

function write(keywords: string[]): string[] {
  localSiteStorage.setItem(recentKeywordsKey, writeRecentKeywords(keywords));
  return keywords;
}
