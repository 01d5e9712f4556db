import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readAdultHome, readHome } from './home.ts';
import { readCatalog, readSearch } from './lists.ts';
import { readGenre, readMenu } from './menu.ts';
import { readSuggestions } from './search/suggestions.ts';

type BrowsingCall =
  | 'getHome'
  | 'getAdultHome'
  | 'getMenu'
  | 'getMenuItem'
  | 'getGenre'
  | 'getCatalog'
  | 'search'
  | 'getSuggestions';

export function browsingHandlers(context: RequestContext): Pick<Handlers, BrowsingCall> {
  return {
    getHome: (request) => readHome(context, request.params.category, request),
    getAdultHome: (request) => readAdultHome(context, request.params.category, request),
    getMenu: ({ params, client }) =>
      readMenu(context, params.category, params.menuCode, null, client),
    getMenuItem: ({ params, client }) =>
      readMenu(context, params.category, params.menuCode, params.itemCode, client),
    getGenre: ({ params, query, client }) =>
      readGenre(context, params.category, params.genre, client, query),
    getCatalog: ({ params, query, client }) =>
      readCatalog(context, params.contentCatalogId, client, query),
    search: ({ body, client }) => readSearch(context, body.query, client, body),
    getSuggestions: ({ query, client }) => readSuggestions(context, query.query, client),
  };
}
