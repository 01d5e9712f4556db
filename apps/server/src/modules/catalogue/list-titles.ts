import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import type { Executor } from '#db/executor.ts';
import { content, contentGenre } from '#db/schema/works/catalogue.ts';
import { catalogEntry } from '#db/schema/works/showcase.ts';
import { visible, type Audience } from './visible.ts';

/** A rule over the catalogue that makes a list. */
export type ListRule =
  | { readonly by: 'ranking' | 'newest' | 'gauge' | 'completed' }
  | { readonly by: 'genre'; readonly genre: Genre }
  | { readonly by: 'publish_day'; readonly weekday: number };

export type Slice = { readonly offset: number; readonly limit: number };
export type ListedIds = { readonly ids: number[]; readonly total: number };

// As the indexes have them: PostgreSQL's plain `desc` puts nulls first and would sort anew.
function nullsLast(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}
const byViews = [nullsLast(content.totalViews), nullsLast(content.id)];
const byNews = [nullsLast(content.lastChapterPublishedAt), nullsLast(content.id)];

function hasGenre(genre: Genre): SQL {
  return sql`exists (select 1 from ${contentGenre} where ${contentGenre.contentId} = ${content.id} and ${contentGenre.genre} = ${genre})`;
}

function narrowed(rule: ListRule): SQL | undefined {
  switch (rule.by) {
    case 'ranking':
    case 'newest':
      return undefined;
    case 'gauge':
      return eq(content.gaugeUsable, true);
    case 'completed':
      return eq(content.status, 'completed');
    case 'genre':
      return hasGenre(rule.genre);
    case 'publish_day':
      return sql`${content.publishDays} @> array[${rule.weekday}]::smallint[]`;
  }
}

export type ListWhere = {
  readonly audience: Audience;
  readonly category: ContentCategory;
  /** Titles for adults and no others. */
  readonly adultOnly?: boolean;
};

/** The ids of a list's titles, best first, by an index that has them in this order. */
export async function listIds(
  db: Executor,
  rule: ListRule,
  { audience, category, adultOnly = false }: ListWhere,
  { offset, limit }: Slice,
): Promise<number[]> {
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(
      and(
        visible(audience, category),
        narrowed(rule),
        adultOnly ? eq(content.restrictedAge, adultAge) : undefined,
      ),
    )
    .orderBy(...(rule.by === 'newest' || rule.by === 'publish_day' ? byNews : byViews))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** A page of a genre, newest first, and how many titles there are. */
export async function listGenre(
  db: Executor,
  genre: Genre,
  { audience, category }: ListWhere,
  { offset, limit }: Slice,
): Promise<ListedIds> {
  const where = and(visible(audience, category), hasGenre(genre));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: content.id })
      .from(content)
      .where(where)
      .orderBy(...byNews)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(content).where(where),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** A page of a curated list, in its own order. */
export async function listCatalog(
  db: Executor,
  catalogId: number,
  audience: Audience,
  { offset, limit }: Slice,
): Promise<ListedIds> {
  const where = and(eq(catalogEntry.catalogId, catalogId), visible(audience));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: content.id })
      .from(catalogEntry)
      .innerJoin(content, eq(content.id, catalogEntry.contentId))
      .where(where)
      .orderBy(asc(catalogEntry.sort))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(catalogEntry)
      .innerJoin(content, eq(content.id, catalogEntry.contentId))
      .where(where),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Those of the ids that a list may show, in their own order. */
export async function onlyVisible(
  db: Executor,
  ids: readonly number[],
  audience: Audience,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(and(inArray(content.id, [...ids]), visible(audience)));
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
}
