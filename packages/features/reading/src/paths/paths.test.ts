import { expect, it } from 'vitest';
import { chapterPath, contentPath, readChapterAddress, readContentAddress } from './paths.ts';

const chapter = {
  contentType: 'comic',
  contentId: 12,
  chapterId: 7,
  chapterFileSalesType: 'trial',
} as const;

it('reads what it writes', () => {
  expect(contentPath(chapter)).toBe('/comic/12');
  expect(chapterPath(chapter)).toBe('/comic/12/chapter/7/trial');
  expect(
    readChapterAddress({
      contentType: 'comic',
      contentId: '12',
      chapterId: '7',
      salesType: 'trial',
    }),
  ).toEqual(chapter);
});

it.each([
  [{ contentType: 'film', contentId: '1' }],
  [{ contentType: 'comic', contentId: '0' }],
  [{ contentType: 'comic', contentId: '01' }],
  [{ contentType: 'comic', contentId: '-1' }],
  [{ contentType: 'comic', contentId: '1e3' }],
  [{ contentType: 'comic', contentId: '2147483648' }],
  [{ contentType: 'comic' }],
])('%j names no title', (params) => {
  expect(readContentAddress(params)).toBeNull();
});

it.each([['sample'], [undefined]])('salesType %j names no chapter', (salesType) => {
  const params = { contentType: 'novel', contentId: '1', chapterId: '1', salesType };
  expect(readChapterAddress(params)).toBeNull();
});
