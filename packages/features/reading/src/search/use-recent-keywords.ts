import {
  addRecentKeyword,
  readRecentKeywords,
  recentKeywordsKey,
  removeRecentKeyword,
  writeRecentKeywords,
} from '@hanji/domain/search/recent-keywords.ts';
import { useState } from 'react';

type RecentKeywords = {
  readonly keywords: readonly string[];
  readonly add: (keyword: string) => void;
  readonly remove: (keyword: string) => void;
};

/** The recent keywords of this browser. */
export function useRecentKeywords(): RecentKeywords {
  const [keywords, setKeywords] = useState(read);
  const change = (next: string[]): void => {
    localStorage.setItem(recentKeywordsKey, writeRecentKeywords(next));
    setKeywords(next);
  };
  return {
    keywords,
    // Another tab may have searched since.
    add: (keyword) => change(addRecentKeyword(read(), keyword)),
    remove: (keyword) => change(removeRecentKeyword(read(), keyword)),
  };
}

function read(): string[] {
  return readRecentKeywords(localStorage.getItem(recentKeywordsKey));
}
