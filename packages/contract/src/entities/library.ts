import { z } from 'zod';
import { contentCard } from './content.ts';

const chapterNamed = { chapterId: z.int().positive(), chapterName: z.string() };

/** A title in a list of the reader's library. */
export const libraryEntry = z.object({
  content: contentCard,
  /** When it came into the list: subscribed to, read last, rented or unlocked last. */
  registeredAt: z.iso.datetime(),
  /** The chapter read last; null where none was. */
  lastRead: z.object({ ...chapterNamed, at: z.iso.datetime() }).nullable(),
  /**
   * Where to go on: in the chapter read last, at that share of it, or at the begin of the one after
   * it. Null where nothing was read yet, or all of it.
   */
  resume: z.object({ ...chapterNamed, share: z.number().min(0).max(1) }).nullable(),
  /** Chapters behind the furthest that was read; null where none was read. */
  unread: z.int().nonnegative().nullable(),
  /** A chapter has come since the reader was at the title last. */
  newChapter: z.boolean(),
  /** Of the chapters that are rented now, the one whose rental ends first; `rentRemained` in seconds. */
  rental: z
    .object({ ...chapterNamed, rentRemained: z.int().positive(), chapters: z.int().positive() })
    .nullable(),
  /** It is no longer there to be opened. */
  withdrawn: z.boolean(),
});
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** A page of a list of the reader's library. */
export const libraryPage = z.object({
  contents: z.array(libraryEntry).max(100),
  page: z.object({
    pageNo: z.int().nonnegative(),
    pageSize: z.int().positive(),
    hasNext: z.boolean(),
    /** Where the next page begins, whatever has come or gone before it; null where this is the last. */
    after: z.string().nullable(),
  }),
});
export type LibraryPage = z.infer<typeof libraryPage>;
