import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { LibraryOrder } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { amongOwn } from '#db/among-own.ts';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { timeIn, type OwnList } from './own-list.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

export type Asked = {
  readonly category: ContentCategory;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after: string | undefined;
  /** Which titles may be shown to who asks. */
  readonly shown: SQL | undefined;
};

/** Titles in the order of their list, one more than a page where more follow; each with its cursor. */
export type ListedTitle = { readonly id: number; readonly after: string };

/** A moment of a cursor is of the wire: none before 1970. */
const updatedAt = sql`coalesce(${content.lastChapterPublishedAt}, to_timestamp(0))`;
const byName = sql`${content.name} collate "und-x-icu"`;

/** From the page that is asked for on. */
function slice({ pageNo, pageSize, after }: Asked) {
  return { limit: pageSize + 1, offset: after === undefined ? pageNo * pageSize : 0 };
}

/** Titles by when they came into a list. */
export async function idsByRegistration(
  db: Executor,
  list: OwnList,
  asked: Asked,
): Promise<ListedTitle[]> {
  const { at, contentId, ascending } = list;
  const way = sql.raw(ascending ? 'asc' : 'desc');
  const { limit, offset } = slice(asked);
  const rows = await db
    .select({ id: content.id, at: timeIn(list) })
    .from(list.table)
    .innerJoin(content, eq(content.id, contentId))
    .where(and(list.mine, asked.shown, behind(asked.after)))
    .orderBy(sql`${at} ${way}, ${contentId} ${way}`)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ id: row.id, after: writeCursor(row.at, row.id) }));

  function behind(after: string | undefined): SQL | undefined {
    if (after === undefined) return undefined;
    const { at: time, contentId: id } = readCursor(after);
    const sign = sql.raw(ascending ? '>' : '<');
    return sql`(${at}, ${contentId}) ${sign} (${time.toISOString()}::timestamptz, ${id}::int)`;
  }
}

/** Titles of a list by something of their own: the newest chapter first, or the name. */
export async function idsByTitle(
  db: Executor,
  list: OwnList,
  order: Exclude<LibraryOrder, 'registered'>,
  asked: Asked,
): Promise<ListedTitle[]> {
  const among = await amongOwn(db, list, content.id);
  const { limit, offset } = slice(asked);
  const byNews = order === 'updated';
  const listed = await db
    .select({ id: content.id, at: content.lastChapterPublishedAt })
    .from(content)
    .where(
      and(
        eq(content.category, asked.category),
        among,
        asked.shown,
        asked.after === undefined ? undefined : behindTitle(asked.after, byNews),
      ),
    )
    .orderBy(byNews ? sql`${updatedAt} desc, ${content.id} desc` : sql`${byName}, ${content.id}`)
    .limit(limit)
    .offset(offset);
  return listed.map(({ id, at }) => ({ id, after: writeCursor(byNews ? at : null, id) }));
}

function behindTitle(after: string, byNews: boolean): SQL {
  const { at, contentId } = readCursor(after);
  if (byNews) {
    return sql`(${updatedAt}, ${content.id}) < (${at.toISOString()}::timestamptz, ${contentId}::int)`;
  }
  return sql`(${byName}, ${content.id}) > (select last.name collate "und-x-icu", last.id
    from ${content} last where last.id = ${contentId}::int)`;
}
