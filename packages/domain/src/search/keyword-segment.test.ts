import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keywordSegment } from './keyword-segment.ts';
import { searchKeyword } from './search-keyword.ts';

/** What a browser makes of the address, and a page of its last part; null where it is none of a search. */
function askedFor(keyword: string): string | null {
  const { pathname } = new URL(`/search/${keywordSegment(keyword)}`, 'https://hanji.example');
  const [, area, last = '', ...more] = pathname.split('/');
  return area === 'search' && more.length === 0 ? searchKeyword(decodeURIComponent(last)) : null;
}

it.each(['.', '..', '...', '.a', 'a/..', '/', '%2e', '%2E%2e', '50%', '?', '#', '등대', 'a b'])(
  'keeps a search for %j below the search',
  (keyword) => expect(askedFor(keyword)).toBe(keyword),
);

it('keeps every keyword, of whatever signs', () => {
  const keywords = fc
    .string({ unit: 'grapheme' })
    .map(searchKeyword)
    .filter((keyword) => keyword !== null);
  const kept = fc.property(keywords, (keyword) => askedFor(keyword) === keyword);
  expect(fc.check(kept)).toMatchObject({ failed: false });
});
