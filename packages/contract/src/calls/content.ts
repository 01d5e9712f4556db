import type { ChapterList, ChapterView } from '../entities/chapter.ts';
import type { ContentHome } from '../entities/content.ts';
import type {
  ChapterFileSalesType,
  ChapterUnit,
  ContentType,
  ReportCategory,
} from '../vocabulary.ts';
import { call } from './call.ts';

type ContentPath = { contentType: ContentType; contentId: number };
type ChapterPath = ContentPath & { chapterId: number };

/** What an event says of itself: sent twice by the same `key`, it is stored once. */
export type ReportedEvent = {
  key?: string | undefined;
  /** How long ago it was, in milliseconds. */
  ago?: number | undefined;
  /** The browser where it was. */
  device?: string | undefined;
  /** Whose it is: refused with 401 where another member calls, or nobody. Unsaid, who calls. */
  reader?: string | undefined;
};

export const contentCalls = {
  getContent: call<{ params: ContentPath; response: ContentHome }>({
    method: 'GET',
    path: '/{contentType}/{contentId}',
    summary: 'Content home',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getChapters: call<{ params: ContentPath & { chapterUnit: ChapterUnit }; response: ChapterList }>({
    method: 'GET',
    path: '/{contentType}/{contentId}/{chapterUnit}',
    summary: 'All chapters of a unit, oldest first',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'under300',
  }),
  getChapterView: call<{
    params: ChapterPath & { chapterFileSalesType: ChapterFileSalesType };
    response: ChapterView;
  }>({
    method: 'GET',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/{chapterFileSalesType}',
    summary: 'A chapter to read: encrypted image addresses, or the address of its EPUB',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getChapterEpub: call<{
    params: ContentPath;
    query: {
      languageId: string;
      chapterId: number;
      expiredAt: number;
      checkSum: string;
      chapterFileSalesType: ChapterFileSalesType;
    };
    response: ArrayBuffer;
  }>({
    method: 'GET',
    path: '/{contentType}/{contentId}/chapter/epub',
    summary: 'The EPUB of a novel chapter; the address is signed and expires',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    answer: { bytes: 'file', contentTypes: ['application/epub+zip'] },
  }),
  findChapter: call<{
    params: ContentPath;
    query: { key: string };
    response: { chapterId: number };
  }>({
    method: 'GET',
    path: '/{contentType}/{contentId}/chapter/link',
    summary:
      'The chapter of a title that a link in another one leads to, by the key that it has there',
    source: 'reading-service 7 names no call for it',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  readChapter: call<{ params: ChapterPath; query: ReportedEvent; response: null }>({
    method: 'POST',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/read',
    summary: 'The chapter was opened',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'under300',
    background: true,
  }),
  finishChapter: call<{ params: ChapterPath; query: ReportedEvent; response: null }>({
    method: 'POST',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/read/finished',
    summary: 'The end of the chapter was on screen',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'under300',
    background: true,
  }),
  reportChapter: call<{
    params: ChapterPath & { category: ReportCategory };
    body: { issue: string };
    response: null;
  }>({
    method: 'POST',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/report/{category}',
    summary: 'Something is wrong with the chapter',
    source: 'reading-service 7, Content and chapters',
    offered: 'reading',
    access: 'visitor',
    success: 'under300',
    body: 'form',
  }),
} as const;
