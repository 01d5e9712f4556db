import { and, desc, eq, sql } from 'drizzle-orm';
import type { ChallengeTitlePage } from '@hanji/contract/entities/challenge.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { cutPage, type Paging } from './list-titles.ts';
import { selectTitles, titleEntity } from './title-entity.ts';

/**
 * Titles in whose name, catchcopy or creator the words stand, the most liked first; of as many likes
 * the newer one. The keyword is cut as readers see characters, at 100 (section 5).
 */
export async function searchTitles(
  { db, prefix }: RequestContext,
  { query, ...paging }: Paging & { readonly query: string },
  { client }: Pick<Caller, 'client'>,
): Promise<ChallengeTitlePage> {
  const cut = searchKeyword(query);
  // Nothing can be seen of it: it asks for nothing, not for everything.
  if (cut === null) return { contents: [], ...cutPage([], paging) };
  const words = searchText(cut).replace(/[\\%_]/g, String.raw`\$&`);
  const found = await selectTitles(db)
    .where(
      and(
        eq(challengeTitle.listed, true),
        sql`${challengeTitle.searchText} like ${`%${words}%`}`,
        client.acceptMature === 'Y' ? undefined : eq(challengeTitle.mature, false),
      ),
    )
    .orderBy(desc(challengeTitle.totalLikes), desc(challengeTitle.id))
    .limit(paging.pageSize + 1)
    .offset(paging.pageNo * paging.pageSize);
  const { rows, page } = cutPage(found, paging);
  return { contents: rows.map((row) => titleEntity(prefix, row)), page };
}
