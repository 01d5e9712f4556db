import {
  forgetKeyword,
  readKeywords,
  storeKeyword,
} from '@hanji/edition/search/stored-keywords.ts';
import { useState } from 'react';

type RecentKeywords = {
  readonly keywords: readonly string[];
  readonly add: (keyword: string) => void;
  readonly remove: (keyword: string) => void;
};

/** The recent keywords of this browser. */
export function useRecentKeywords(): RecentKeywords {
  const [keywords, setKeywords] = useState(readKeywords);
  return {
    keywords,
    add: (keyword) => setKeywords(storeKeyword(keyword)),
    remove: (keyword) => setKeywords(forgetKeyword(keyword)),
  };
}
