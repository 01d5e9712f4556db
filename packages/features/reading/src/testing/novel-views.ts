import type { ChapterEpub, ChapterView } from '@hanji/contract/entities/chapter.ts';
import { someView } from './chapter-views.ts';

/** What a view says of a book; each fact can be another. */
export function someEpub(facts: Partial<ChapterEpub> = {}): ChapterEpub {
  return {
    languageId: 'en-US',
    chapterId: 2,
    expiredAt: 1_800_000_000,
    checkSum: 'x'.repeat(43),
    chapterFileSalesType: 'product',
    size: 1,
    characterCounts: [],
    chapterCharacters: 0,
    mostCopied: null,
    endsTakeBack: false,
    ...facts,
  };
}

/** A novel chapter on screen. */
export async function someNovelView(
  epub: Partial<ChapterEpub> = {},
  chapter: Partial<ChapterView['chapter']> = {},
): Promise<ChapterView> {
  const view = await someView('Two', []);
  return {
    ...view,
    content: { ...view.content, type: 'novel' },
    chapter: { ...view.chapter, epub: someEpub(epub), ...chapter },
    imageKey: null,
  };
}
