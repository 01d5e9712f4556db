import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';
import { standardCategory } from '@hanji/domain/titles/content-category.ts';
import type { CatalogPage } from '@hanji/contract/entities/home.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import {
  catalogPageSize,
  genrePageSize,
  searchPageSize,
} from '@hanji/domain/screens/page-sizes.ts';
import { criterionValue } from '@hanji/domain/search/search-criterion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import {
  firstScreen,
  type PageAddress,
  type PageHandle,
  type Pages,
} from '@hanji/edition/pages/page.ts';
import { eventPages } from '#event-pages.ts';
import { chapterPages } from '#chapter-pages.ts';
import { categoryTitle } from '#category/category-title.ts';
import type { browsingApi } from '#endpoints/browsing.ts';
import type { contentApi } from '#endpoints/content.ts';
import { contentHead } from '#first/content-head.ts';
import { openPicture } from '#first/open-picture.ts';
import { readContentAddress } from '#paths/paths.ts';
import { readCategory, readCode, readGenre } from '#paths/read-params.ts';

const { firstCall, firstCallOf } =
  firstCallsBy<(typeof browsingApi & typeof contentApi)['endpoints']>();

/** The pictures of first screens are worked out by the service alone. */
const pictures = () => import('#first/first-pictures.ts');

function firstThumbnail({ contents }: Pick<CatalogPage, 'contents'>): { url: string }[] {
  const url = contents[0]?.thumbnail?.url;
  return url === undefined ? [] : [{ url }];
}

/** What the address names; which was chosen last, only its browser knows. */
function homeCategory({ query }: PageAddress): ContentCategory {
  return readCategory(query.get('category') ?? undefined) ?? standardCategory;
}

function genrePage(category: ContentCategory): PageHandle {
  return {
    component: 'GenrePage',
    first: firstScreen({
      call: ({ params }) => {
        const genre = readGenre(params['genre']);
        if (!genre) return null;
        const arg = { category, genre };
        const query = { pageNo: 0, pageSize: genrePageSize };
        return firstCallOf('getGenre', arg, browsingCalls.getGenre, { params: arg, query });
      },
      head: (words, list, { params }) => {
        const genre = readGenre(params['genre']);
        const title = categoryTitle(words, category, genre ? words.genres?.[genre] : undefined);
        return { title, picture: openPicture(list?.contents) };
      },
      pictures: firstThumbnail,
    }),
  };
}

/** Browsing and reading (reading-service, section 2); the rest of an edition's pages stand elsewhere. */
export const readingPages = {
  '/': {
    component: 'HomePage',
    query: ['category'],
    first: firstScreen({
      call: (address) => {
        const params = { category: homeCategory(address) };
        return firstCall('getHome', browsingCalls.getHome, { params });
      },
      head: (words, home, address) => ({
        title: categoryTitle(words, homeCategory(address), words.reading?.homeTitle),
        picture: openPicture(home?.topBanner),
      }),
      pictures: async ({ topBanner }) => (await pictures()).bannerPictures(topBanner),
    }),
  },
  // The second document sends both to Home (section 2.6), which opens at the category asked for.
  '/all_comic': { redirect: '/?category=all_comic' },
  '/all_novel': { redirect: '/?category=all_novel' },
  '/all_comic/genre/:genre': genrePage('all_comic'),
  '/all_novel/genre/:genre': genrePage('all_novel'),
  '/menu/content_catalog/:contentCatalogId': {
    component: 'CatalogPage',
    first: firstScreen({
      call: ({ params, wide }) => {
        const contentCatalogId = readId(params['contentCatalogId']);
        if (contentCatalogId === null) return null;
        const pageSize = catalogPageSize(wide);
        const arg = { contentCatalogId, pageSize };
        return firstCallOf('getCatalog', arg, browsingCalls.getCatalog, {
          params: { contentCatalogId },
          query: { pageNo: 0, pageSize },
        });
      },
      head: (_words, catalog) => ({
        title: catalog?.title,
        picture: openPicture(catalog?.contents),
      }),
      pictures: firstThumbnail,
    }),
  },
  '/menu/:contentCategory/event': {
    component: 'EventsPage',
    first: firstScreen({
      call: ({ params }) => {
        const category = readCategory(params['contentCategory']);
        return (
          category && firstCall('getEvents', browsingCalls.getEvents, { params: { category } })
        );
      },
      head: (words, _events, { params }) => {
        const category = readCategory(params['contentCategory']);
        return { title: categoryTitle(words, category, words.reading?.eventsTitle) };
      },
      pictures: ({ events }) => events.slice(0, 1).map(({ imgUrl }) => ({ url: imgUrl })),
    }),
  },
  '/menu/:contentCategory/adult': {
    component: 'AdultHomePage',
    first: firstScreen({
      call: ({ params }) => {
        const category = readCategory(params['contentCategory']);
        return (
          category &&
          firstCall('getAdultHome', browsingCalls.getAdultHome, { params: { category } })
        );
      },
      head: (words, _home, { params }) => {
        const category = readCategory(params['contentCategory']);
        const title = categoryTitle(words, category, words.reading?.adultTitle);
        return { title, robots: 'noindex', picture: null };
      },
      pictures: async ({ topBanner }) => (await pictures()).bannerPictures(topBanner),
    }),
  },
  '/menu/:contentCategory/:dep1Param': {
    component: 'MenuPage',
    query: ['currentItemCode'],
    first: firstScreen({
      call: ({ params, query }) => {
        const category = readCategory(params['contentCategory']);
        const menuCode = readCode(params['dep1Param']);
        const itemCode = readCode(query.get('currentItemCode') ?? undefined);
        if (!category || !menuCode) return null;
        const arg = { category, menuCode, itemCode };
        return itemCode === null
          ? firstCallOf('getMenu', arg, browsingCalls.getMenu, { params: { category, menuCode } })
          : firstCallOf('getMenu', arg, browsingCalls.getMenuItem, {
              params: { category, menuCode, itemCode },
            });
      },
      head: (words, menu, { params }) => {
        const category = readCategory(params['contentCategory']);
        const title = categoryTitle(words, category, menu?.title);
        return { title, picture: openPicture(menu?.contents) };
      },
      pictures: firstThumbnail,
    }),
  },
  '/search/:keyword?': {
    component: 'SearchPage',
    first: firstScreen({
      call: ({ params }) => {
        const query = searchKeyword(params['keyword'] ?? '');
        if (query === null) return undefined;
        const body = { query, pageNo: 0, pageSize: searchPageSize };
        return firstCallOf('search', query, browsingCalls.search, { body });
      },
      head: ({ frame }, found, { params }) => {
        const keyword = searchKeyword(params['keyword'] ?? '');
        const title = keyword ? criterionValue(keyword) : frame?.search;
        return { title, robots: 'noindex', picture: openPicture(found?.contents) };
      },
      pictures: firstThumbnail,
    }),
  },
  ...eventPages,
  '/:contentType/:contentId': {
    footer: 'short',
    component: 'ContentHomePage',
    query: ['tab', 'sort'],
    first: firstScreen({
      call: ({ params }) => {
        const address = readContentAddress(params);
        return address && firstCall('getContent', contentCalls.getContent, { params: address });
      },
      missingTitle: ({ errors }) => errors?.contentMissingTitle,
      head: (_words, home) => contentHead(home),
      pictures: ({ content }) => {
        const visual = content.keyVisual ?? content.thumbnails[0];
        return visual ? [{ url: visual.url }] : [];
      },
    }),
  },
  ...chapterPages,
} satisfies Pages;
