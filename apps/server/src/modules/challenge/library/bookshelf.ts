import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type {
  ChallengeHistoryPage,
  ChallengeSubscriptionPage,
} from '@hanji/contract/entities/challenge.ts';
import { amongOwn } from '#db/among-own.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeReading, challengeSubscription } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { cutPage, type Paging } from '#modules/challenge/titles/list-titles.ts';
import { coverFile, squareFile } from '#modules/challenge/titles/stored-files.ts';
import { cardWidth, cover, square, titleColumns } from '#modules/challenge/titles/title-entity.ts';
import type { StoredImage } from '#modules/media/picture.ts';
import { readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';

const columns = {
  title: titleColumns.title,
  /** Null where its creator is gone, and so the title. */
  nickname: member.nickname,
  cover: getTableColumns(cover),
  square: getTableColumns(square),
};

type Row = {
  readonly title: Omit<typeof challengeTitle.$inferSelect, 'searchText'>;
  readonly nickname: string | null;
  readonly cover: StoredImage | null;
  readonly square: StoredImage | null;
};

/** Of a title that is gone, the name stays: who kept it knows which it was. */
function entry(prefix: string, { title, nickname, ...images }: Row, visitedAt: Date) {
  const gone = !title.listed;
  return {
    name: title.name,
    nickname: gone ? '' : (nickname ?? ''),
    description: gone ? '' : title.description,
    updatedAt: title.updatedAt.toISOString(),
    contentId: title.id,
    userId: String(title.readerId),
    ...coverFile(prefix, gone ? null : images.cover, cardWidth),
    ...squareFile(prefix, gone ? null : images.square, cardWidth),
    checked: visitedAt >= title.updatedAt,
    withdrawn: gone,
  };
}

/** From one page on, one more than it; the last updated first. */
async function subscriptions(db: Executor, readerId: number, { pageNo, pageSize }: Paging) {
  const own = challengeSubscription;
  const mine = eq(own.readerId, readerId);
  const among = await amongOwn(
    db,
    { table: own, contentId: own.contentId, mine },
    challengeTitle.id,
  );
  const page = db
    .select({ id: challengeTitle.id })
    .from(challengeTitle)
    .where(among)
    .orderBy(desc(challengeTitle.updatedAt), desc(challengeTitle.id))
    .limit(pageSize + 1)
    .offset(pageNo * pageSize)
    .as('page');
  return db
    .select({ subscription: own, ...columns })
    .from(page)
    .innerJoin(challengeTitle, eq(challengeTitle.id, page.id))
    .innerJoin(own, and(mine, eq(own.contentId, page.id)))
    .leftJoin(reader, eq(reader.id, challengeTitle.readerId))
    .leftJoin(member, eq(member.id, reader.memberId))
    .leftJoin(cover, eq(cover.id, challengeTitle.coverId))
    .leftJoin(square, eq(square.id, challengeTitle.squareId))
    .orderBy(desc(challengeTitle.updatedAt), desc(challengeTitle.id));
}

/** What a member subscribes to, the last updated first. */
export async function readSubscriptions(
  { db, prefix }: RequestContext,
  paging: Paging,
  caller: Caller,
): Promise<ChallengeSubscriptionPage> {
  const readerId = await readerOfCaller(db, caller);
  const found = readerId === null ? [] : await subscriptions(db, readerId, paging);
  const { rows, page } = cutPage(found, paging);
  return {
    contents: rows.map((row) => ({
      ...entry(prefix, row, row.subscription.visitedAt),
      createdAt: row.subscription.subscribedAt.toISOString(),
    })),
    page,
  };
}

function history(db: Executor, readerId: number) {
  return db
    .select({ reading: challengeReading, chapterName: challengeChapter.name, ...columns })
    .from(challengeReading)
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeReading.contentId))
    .innerJoin(challengeChapter, eq(challengeChapter.id, challengeReading.lastChapterId))
    .leftJoin(reader, eq(reader.id, challengeTitle.readerId))
    .leftJoin(member, eq(member.id, reader.memberId))
    .leftJoin(cover, eq(cover.id, challengeTitle.coverId))
    .leftJoin(square, eq(square.id, challengeTitle.squareId))
    .where(and(eq(challengeReading.readerId, readerId), isNull(challengeReading.removedAt)))
    .orderBy(desc(challengeReading.lastReadAt), desc(challengeReading.contentId));
}

/** What a member has read, the last first. */
export async function readHistory(
  { db, prefix }: RequestContext,
  paging: Paging,
  caller: Caller,
): Promise<ChallengeHistoryPage> {
  const readerId = await readerOfCaller(db, caller);
  if (readerId === null) return { contents: [], ...cutPage([], paging) };
  const found = await history(db, readerId)
    .limit(paging.pageSize + 1)
    .offset(paging.pageNo * paging.pageSize);
  const { rows, page } = cutPage(found, paging);
  return {
    contents: rows.map(({ reading, chapterName, ...row }) => ({
      ...entry(prefix, row, reading.lastReadAt),
      lastReadChapterId: reading.lastChapterId,
      lastReadChapterName: chapterName,
      lastReadAt: reading.lastReadAt.toISOString(),
    })),
    page,
  };
}
