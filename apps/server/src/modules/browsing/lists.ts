import type { CatalogPage, SearchPage } from '@hanji/contract/entities/home.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import { listCatalog } from '#modules/catalogue/list-titles.ts';
import { loadTitles } from '#modules/catalogue/load-titles.ts';
import type { Audience } from '#modules/catalogue/visible.ts';
import type { RequestContext } from '#http/request-context.ts';
import { categoryMenu } from './menu.ts';
import { pageOf, sliceOf, type Paging } from './paging.ts';
import { findCatalog } from './queries.ts';
import { searchTitles } from './search/search.ts';

/** A page of a curated list. */
export async function readCatalog(
  context: RequestContext,
  id: number,
  audience: Audience,
  paging: Paging,
): Promise<CatalogPage> {
  const catalog = await findCatalog(context.db, id, audience.locale);
  if (catalog === null) throw new ApiFailure(404, 'listNotFound');
  const { ids, total } = await listCatalog(context.db, id, audience, sliceOf(paging));
  const titles = await loadTitles(context.db, ids);
  const [first] = titles;
  return {
    title: catalog.title,
    contents: titles.map((title) => contentCard(context, title)),
    page: pageOf(paging, total),
    menu: first ? await categoryMenu(context, first.category, audience) : null,
  };
}

/** A page of what a search finds, best first. */
export async function readSearch(
  context: RequestContext,
  query: string,
  audience: Audience,
  paging: Paging,
): Promise<SearchPage> {
  const { ids, total } = await searchTitles(context.db, query, audience, sliceOf(paging));
  const titles = await loadTitles(context.db, ids);
  return {
    contents: titles.map((title) => contentCard(context, title)),
    page: pageOf(paging, total),
  };
}
