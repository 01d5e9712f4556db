import type { EventList } from '../entities/event.ts';
import type { AdultHome, CatalogPage, Home, MenuPage, SearchPage } from '../entities/home.ts';
import type { ContentCategory, Genre } from '../vocabulary.ts';
import { call } from './call.ts';

type Paging = { pageNo?: number; pageSize?: number };

export const browsingCalls = {
  getHome: call<{ params: { category: ContentCategory }; response: Home }>({
    method: 'GET',
    path: '/{category}/home',
    summary: 'Home of a category: popups, top banner, sections, menu',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getAdultHome: call<{ params: { category: ContentCategory }; response: AdultHome }>({
    method: 'GET',
    path: '/{category}/adult',
    summary: 'Home of titles for adults',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getEvents: call<{ params: { category: ContentCategory }; response: EventList }>({
    method: 'GET',
    path: '/{category}/event',
    summary: 'Events of a category; those for adults only with an explicit acceptance',
    source: 'reading-service 2 and 7',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getMenu: call<{
    params: { category: ContentCategory; menuCode: string };
    response: MenuPage;
  }>({
    method: 'GET',
    path: '/menu/{category}/{menuCode}',
    summary: 'A menu with its items and the titles of the first or current item',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getMenuItem: call<{
    params: { category: ContentCategory; menuCode: string; itemCode: string };
    response: MenuPage;
  }>({
    method: 'GET',
    path: '/menu/{category}/{menuCode}/{itemCode}',
    summary: 'A menu at one of its items',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getGenre: call<{
    params: { category: ContentCategory; genre: Genre };
    query: Paging;
    response: CatalogPage;
  }>({
    method: 'GET',
    path: '/menu/{category}/genre/{genre}',
    summary: 'Titles of a genre',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getCatalog: call<{
    params: { contentCatalogId: number };
    query: Paging;
    response: CatalogPage;
  }>({
    method: 'GET',
    path: '/content_catalog/{contentCatalogId}',
    summary: 'A curated list of titles',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  search: call<{
    body: { query: string; pageNo?: number; pageSize?: number };
    response: SearchPage;
  }>({
    method: 'POST',
    path: '/search',
    summary: 'Titles by name, author, publisher or genre',
    source: 'reading-service 7, Home, lists and search',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
  }),
} as const;
