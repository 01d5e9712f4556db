import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  challengeOrders,
  type ChallengeGenreId,
  type ChallengeOrder,
} from '@hanji/contract/challenge-vocabulary.ts';
import type { ChallengePage, ChallengeTitlePage } from '@hanji/contract/entities/challenge.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { challengeListed, challengeTitle } from '#db/schema/challenge/title.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { selectTitles, titleEntity } from './title-entity.ts';

export type Paging = { readonly pageNo: number; readonly pageSize: number };
export type Listing = Paging & { readonly orderType: ChallengeOrder };

/** The lists of `challengeListed`, by number. */
const all = -1;
const completedOf = 100;

export function listOf(genreId: ChallengeGenreId, completed: boolean): number {
  return genreId !== 0 && completed ? genreId + completedOf : genreId;
}

const keys = {
  recent: challengeListed.publishedAt,
  updated: challengeListed.updatedAt,
  popular: challengeListed.popularity,
  total: challengeListed.totalViews,
  comment: challengeListed.commentCount,
  likes: challengeListed.totalLikes,
} as const satisfies Record<ChallengeOrder, PgColumn>;

/** One more than a page, which says whether there are more: found by the index of its order alone. */
function pageQuery(order: ChallengeOrder) {
  const key = keys[order];
  return preparedQuery((db) => {
    const page = db
      .select({ contentId: challengeListed.contentId, key: sql`${key}`.as('key') })
      .from(challengeListed)
      .where(
        and(
          eq(challengeListed.list, sql.placeholder('list')),
          or(sql`${sql.placeholder('withMature')}::boolean`, eq(challengeListed.mature, false)),
        ),
      )
      .orderBy(desc(key), desc(challengeListed.contentId))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
    return selectTitles(db)
      .innerJoin(page, eq(page.contentId, challengeTitle.id))
      .orderBy(desc(page.key), desc(page.contentId))
      .prepare(`challenge_list_${order}`);
  });
}

const pages = new Map(challengeOrders.map((order) => [order, pageQuery(order)]));

/** Cuts what was read to its page. */
export function cutPage<Row>(
  rows: readonly Row[],
  { pageNo, pageSize }: Paging,
): { readonly rows: readonly Row[]; readonly page: ChallengePage } {
  return {
    rows: rows.slice(0, pageSize),
    page: { pageNo, pageSize, hasNext: rows.length > pageSize },
  };
}

/** A page of all titles, or of a list by its number; for adults only where they are asked for. */
export async function listTitles(
  { db, prefix }: RequestContext,
  { orderType, ...paging }: Listing,
  { client }: Pick<Caller, 'client'>,
  list = all,
): Promise<ChallengeTitlePage> {
  const query = pages.get(orderType);
  if (query === undefined) throw new Error(`there is no order ${orderType}`);
  const found = await query(db).execute({
    list,
    withMature: client.acceptMature === 'Y',
    limit: paging.pageSize + 1,
    offset: paging.pageNo * paging.pageSize,
  });
  const { rows, page } = cutPage(found, paging);
  return { contents: rows.map((row) => titleEntity(prefix, row)), page };
}
