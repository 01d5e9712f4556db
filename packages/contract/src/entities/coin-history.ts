import { z } from 'zod';
import { coinsDistributedFor, coinsUsedFor, contentTypes } from '../vocabulary.ts';

/** The chapter that coins went for, or came back from. */
export const historyChapter = z.object({
  contentType: z.enum(contentTypes),
  contentId: z.int().positive(),
  contentName: z.string(),
  chapterId: z.int().positive(),
  chapterName: z.string(),
  /** It is no longer there to be opened. */
  withdrawn: z.boolean(),
});
export type HistoryChapter = z.infer<typeof historyChapter>;

const entry = {
  id: z.int().positive(),
  at: z.iso.datetime(),
  amount: z.int().positive(),
  chapter: historyChapter.nullable(),
};

/** Where the next page begins; null where this is the last. */
const nextCursor = z.int().positive().nullable();

/** Coins that went, the newest first (reading-service 7, GET /coin/history/used). */
export const usedCoins = z.object({
  entries: z.array(z.object({ ...entry, kind: z.enum(coinsUsedFor), takenBack: z.boolean() })),
  nextCursor,
});
export type UsedCoins = z.infer<typeof usedCoins>;

/** Coins that came, the newest first (reading-service 7, GET /coin/history/distributed). */
export const distributedCoins = z.object({
  entries: z.array(
    z.object({
      ...entry,
      kind: z.enum(coinsDistributedFor),
      /** Until when they can be spent; null without end, and where lots of several came. */
      expireAt: z.iso.datetime().nullable(),
    }),
  ),
  nextCursor,
});
export type DistributedCoins = z.infer<typeof distributedCoins>;
