import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CommentHistory } from '@hanji/contract/entities/community.ts';
import { isForAdults } from '@hanji/domain/access/adult-gate.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { isChapterOut, isTitleOut } from '#modules/catalogue/out.ts';
import { gateBefore } from '#modules/admission/admission.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { readPostedCursor, writePostedCursor } from './comment-cursor.ts';
import { commentColumns, commentEntity } from './comment-entity.ts';
import { findAuthor } from '#modules/community/readers/find-author.ts';
import { isBlocked } from '#modules/community/changes/block-author.ts';
import { authorId, readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';
import { shownTo } from './shown-to.ts';

const pageSize = 20;

/** As of chapters in lists. */
const thumbnailWidth = 360;

const nothing = { comments: [], blocked: false, lastRespondedPostedSeconds: null };

/** What a member wrote (reading-service 7): also where its chapter is gone, and what was hidden. */
export async function readOwnHistory(
  context: RequestContext,
  cursor: string | undefined,
  caller: Caller,
): Promise<CommentHistory> {
  const own = await readerOfCaller(context.db, caller);
  if (own === null) {
    return { ...nothing, author: null, readerId: null };
  }
  const [rows, next] = await historyRows(context.db, { by: own, readerId: own, cursor }, undefined);
  return {
    comments: rows.map((row) => historyEntry(context, row, own)),
    author: await findAuthor(context, own),
    blocked: false,
    readerId: authorId(own),
    lastRespondedPostedSeconds: next,
  };
}

/**
 * What an author wrote, as far as who asks may see the titles: a page may have fewer for that.
 * @throws ApiFailure 404 where nobody has that number, or somebody who never wrote
 */
export async function readAuthorHistory(
  context: RequestContext,
  by: number,
  cursor: string | undefined,
  caller: Caller,
): Promise<CommentHistory> {
  const author = await findAuthor(context, by);
  if (author === null) throw new ApiFailure(404, 'authorNotFound');
  const readerId = await readerOfCaller(context.db, caller);
  if (readerId !== null && (await isBlocked(context.db, readerId, by))) {
    return { ...nothing, blocked: true, author, readerId: authorId(readerId) };
  }
  const [rows, next] = await historyRows(
    context.db,
    { by, readerId, cursor },
    isOpenToOthers(context.now()),
  );
  return {
    comments: rows
      .filter(({ title }) => gateBefore(context, title, caller) === null)
      .map((row) => historyEntry(context, row, readerId)),
    author,
    blocked: false,
    readerId: authorId(readerId),
    lastRespondedPostedSeconds: next,
  };
}

type Asked = {
  readonly by: number;
  /** Who asks. */
  readonly readerId: number | null;
  readonly cursor: string | undefined;
};

/** What others may be led to: a chapter and title that are out, and not hidden by an operator. */
function isOpenToOthers(now: Date): SQL | undefined {
  return and(
    isNull(chapterComment.hiddenAt),
    isChapterOut(now),
    isTitleOut(),
    content.commentEnabled,
  );
}

async function historyRows(db: Executor, asked: Asked, more: SQL | undefined) {
  const rows = await selectHistory(db, asked, more).limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return [page, last ? writePostedCursor(last) : null] as const;
}

type HistoryRow = Awaited<ReturnType<typeof historyRows>>[0][number];

function selectHistory(db: Executor, { by, readerId, cursor }: Asked, more: SQL | undefined) {
  return db
    .select({
      ...commentColumns(readerId),
      hiddenAt: chapterComment.hiddenAt,
      title: {
        id: content.id,
        type: content.type,
        name: content.name,
        mature: content.mature,
        restrictedAge: content.restrictedAge,
        language: content.language,
        withdrawnAt: content.withdrawnAt,
      },
      chapter: { id: chapter.id, name: chapter.name, withdrawnAt: chapter.withdrawnAt },
      thumbnail: image,
      opened: openedBy(readerId),
    })
    .from(chapterComment)
    .innerJoin(reader, eq(reader.id, chapterComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .innerJoin(chapter, eq(chapter.id, chapterComment.chapterId))
    .innerJoin(content, eq(content.id, chapter.contentId))
    .leftJoin(image, eq(image.id, chapter.thumbnailId))
    .where(
      and(
        eq(chapterComment.readerId, by),
        isNull(chapterComment.deletedAt),
        readerId === by ? undefined : shownTo(readerId),
        cursor === undefined ? undefined : before(cursor),
        more,
      ),
    )
    .orderBy(desc(chapterComment.postedAt), desc(chapterComment.id));
}

/** Whether who asks has opened the chapter; only members and guests are known to have. */
function openedBy(readerId: number | null): SQL<boolean> {
  if (readerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from ${chapterReading}
    where ${chapterReading.readerId} = ${readerId}::bigint
      and ${chapterReading.contentId} = ${content.id}
      and ${chapterReading.chapterId} = ${chapter.id} offset 0)`;
}

/** Within a second, the comment that the page before ended at says where to go on. */
function before(cursor: string): SQL {
  const { seconds, id } = readPostedCursor(cursor);
  if (id === null) return sql`${chapterComment.postedAt} < to_timestamp(${seconds}::float8)`;
  return sql`(${chapterComment.postedAt}, ${chapterComment.id}) < (
    select last.posted_at, last.id from ${chapterComment} last where last.id = ${id}::int)`;
}

function historyEntry(
  context: RequestContext,
  row: HistoryRow,
  readerId: number | null,
): CommentHistory['comments'][number] {
  const { title, chapter: of, thumbnail } = row;
  return {
    ...commentEntity(context.prefix, row),
    contentType: title.type,
    contentId: title.id,
    contentName: title.name,
    mature: isForAdults(title),
    chapterId: of.id,
    chapterName: of.name,
    chapterThumbnail:
      thumbnail === null ? null : { url: pictureOf(context.prefix, thumbnail, thumbnailWidth).url },
    opened: row.opened || (readerId !== null && row.authorId === readerId),
    withdrawn: title.withdrawnAt !== null || of.withdrawnAt !== null,
  };
}
