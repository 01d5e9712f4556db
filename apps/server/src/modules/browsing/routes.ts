import type { Handlers } from '#http/call-handler.ts';
import type { Site } from '#modules/site.ts';
import { readAdultHome, readHome } from './home.ts';
import { readCatalog, readEvents, readSearch } from './lists.ts';
import { readGenre, readMenu } from './menu.ts';

type BrowsingCall =
  | 'getHome'
  | 'getAdultHome'
  | 'getEvents'
  | 'getMenu'
  | 'getMenuItem'
  | 'getGenre'
  | 'getCatalog'
  | 'search';

export function browsingHandlers(site: Site): Pick<Handlers, BrowsingCall> {
  return {
    getHome: ({ params, client }) => readHome(site, params.category, client),
    getAdultHome: ({ params, client }) => readAdultHome(site, params.category, client),
    getEvents: (request) => readEvents(site, request.params.category, request),
    getMenu: ({ params, client }) => readMenu(site, params.category, params.menuCode, null, client),
    getMenuItem: ({ params, client }) =>
      readMenu(site, params.category, params.menuCode, params.itemCode, client),
    getGenre: ({ params, query, client }) =>
      readGenre(site, params.category, params.genre, client, query),
    getCatalog: ({ params, query, client }) =>
      readCatalog(site, params.contentCatalogId, client, query),
    search: ({ body, client }) => readSearch(site, body.query, client, body),
  };
}
