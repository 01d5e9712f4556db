import { and, desc, lt, sql } from 'drizzle-orm';
import type { CommentPage } from '@hanji/contract/entities/community.ts';
import type { CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import { together, type Executor } from '#db/executor.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToComments, type CommentsPath } from '#modules/community/admit-to-comments.ts';
import {
  idOfCursor,
  readLikedCursor,
  writeLikedCursor,
  type LikedCursor,
} from './comment-cursor.ts';
import { commentEntity, type CommentRow } from './comment-entity.ts';
import { commentsOfChapter } from './comment-totals.ts';
import { isUnmoved, likesAt, movedComments } from './likes-at.ts';
import { authorId, readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';
import { shownComments, type AskedComments } from './shown-comments.ts';

const pageSize = 20;

/** Longer than a transaction that likes lasts: no like is stored later with an earlier moment. */
const settledMs = 5000;

type Page = { readonly rows: readonly CommentRow[]; readonly cursor: string | null };

/**
 * Comments on a chapter (reading-service 7), but for those that their reader has reported and those
 * of authors whom they have blocked. The total is the chapter's, the same for everybody.
 */
export async function listComments(
  context: RequestContext,
  { orderType, ...path }: CommentsPath & { readonly orderType: CommentOrder },
  cursor: string | undefined,
  caller: Caller,
): Promise<CommentPage> {
  const names = await admitToComments(context, path, caller);
  const { chapterId } = path;
  const { db, prefix } = context;
  const readerId = await readerOfCaller(db, caller);
  const asked = { chapterId, readerId };
  const [page, total] = await together(
    db,
    () =>
      orderType === 'recent'
        ? recentPage(db, asked, cursor)
        : likedPage(db, asked, cursor, context.now()),
    () => commentsOfChapter(db, chapterId),
  );
  return {
    ...names,
    comments: page.rows.map((row) => commentEntity(prefix, row)),
    total,
    readerId: authorId(readerId),
    lastRespondedSeqNo: page.cursor,
  };
}

/** Ids grow as comments come: what is written meanwhile stands before every page there is. */
async function recentPage(
  db: Executor,
  asked: AskedComments,
  cursor: string | undefined,
): Promise<Page> {
  const after = cursor === undefined ? undefined : lt(chapterComment.id, idOfCursor(cursor));
  const rows = await shownComments(db, asked, after)
    .orderBy(desc(chapterComment.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, cursor: last ? String(last.id) : null };
}

/**
 * The most liked first, as of the moment at which the first page was asked for, so that likes in
 * between let no comment be passed over or come twice. Those whose likes have changed since are
 * few: they are put into their places among the others, which the index has in order. They are
 * looked at last: what is liked between the two looks is in both, in the same place.
 */
async function likedPage(
  db: Executor,
  asked: AskedComments,
  cursor: string | undefined,
  now: Date,
): Promise<Page> {
  const last = cursor === undefined ? null : readLikedCursor(cursor, now);
  const at = last?.at ?? new Date(now.getTime() - settledMs);
  const end = last ?? (cursor === undefined ? null : await standing(db, asked, cursor, at));
  const after =
    end === null
      ? undefined
      : sql`(${chapterComment.totalLikes}, ${chapterComment.id}) < (${end.likes}::int, ${end.id}::int)`;
  const unmoved = await shownComments(db, asked, and(isUnmoved(asked.chapterId, at), after))
    .orderBy(desc(chapterComment.totalLikes), desc(chapterComment.id))
    .limit(pageSize + 1);
  const moved = await movedComments(db, asked, at);
  const ranked = new Map<number, Ranked>();
  for (const row of unmoved) ranked.set(row.id, { row, likes: row.totalLikes });
  for (const row of moved) ranked.set(row.id, { row, likes: row.totalLikes - row.more });
  const inOrder = [...ranked.values()]
    .filter(({ row, likes }) => end === null || isBefore(end, { likes, id: row.id }))
    .toSorted((one, other) => other.likes - one.likes || other.row.id - one.row.id);
  const page = inOrder.slice(0, pageSize);
  const next = inOrder.length > pageSize ? page.at(-1) : undefined;
  return {
    rows: page.map(({ row }) => row),
    cursor: next ? writeLikedCursor({ likes: next.likes, id: next.row.id, at }) : null,
  };
}

/** A comment with the likes that it had then. */
type Ranked = { readonly row: CommentRow; readonly likes: number };

type Rank = Pick<LikedCursor, 'likes' | 'id'>;

function isBefore(one: Rank, other: Rank): boolean {
  return other.likes < one.likes || (other.likes === one.likes && other.id < one.id);
}

/** Where the comment of a bare id stands; before all others where there is none. */
async function standing(
  db: Executor,
  { chapterId }: AskedComments,
  cursor: string,
  at: Date,
): Promise<LikedCursor | null> {
  const id = idOfCursor(cursor);
  const likes = await likesAt(db, { chapterId, id }, at);
  return likes === null ? null : { id, likes, at };
}
