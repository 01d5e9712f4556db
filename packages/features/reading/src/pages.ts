import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { standardCategory } from '@hanji/domain/titles/content-category.ts';
import { firstCall, firstScreen, type PageHandle, type Pages } from '@hanji/edition/pages/page.ts';
import { readChapterAddress, readContentAddress } from '#paths/paths.ts';
import { readCategory, readCode, readGenre, readId } from '#paths/read-params.ts';

/** The pictures of first screens are worked out by the service alone. */
const pictures = () => import('#first/first-pictures.ts');

const genrePage: PageHandle = {
  component: 'GenrePage',
  first: {
    exists: ({ params }) => readGenre(params['genre']) !== null,
    head: ({ genres }, _data, { params }) => {
      const genre = readGenre(params['genre']);
      return { title: genre ? genres?.[genre] : undefined };
    },
  },
};

/** Browsing and reading (reading-service, section 2); the rest of an edition's pages stand elsewhere. */
export const readingPages = {
  '/': {
    component: 'HomePage',
    first: firstScreen({
      call: ({ query }) => {
        const category = readCategory(query.get('category') ?? undefined) ?? standardCategory;
        return firstCall('getHome', browsingCalls.getHome, { params: { category } });
      },
      head: ({ reading }) => ({ title: reading?.homeTitle }),
      pictures: async ({ topBanner }) => (await pictures()).bannerPictures(topBanner),
    }),
  },
  // The second document sends both to Home (section 2.6), which opens at the category asked for.
  '/all_comic': { redirect: '/?category=all_comic' },
  '/all_novel': { redirect: '/?category=all_novel' },
  '/all_comic/genre/:genre': genrePage,
  '/all_novel/genre/:genre': genrePage,
  '/menu/content_catalog/:contentCatalogId': {
    component: 'CatalogPage',
    first: firstScreen({
      exists: ({ params }) => readId(params['contentCatalogId']) !== null,
      head: () => ({}),
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
      head: ({ reading }) => ({ title: reading?.eventsTitle }),
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
      head: ({ reading }) => ({ title: reading?.adultTitle, robots: 'noindex' }),
      pictures: async ({ topBanner }) => (await pictures()).bannerPictures(topBanner),
    }),
  },
  '/menu/:contentCategory/:dep1Param': {
    component: 'MenuPage',
    first: firstScreen({
      call: ({ params, query }) => {
        const category = readCategory(params['contentCategory']);
        const menuCode = readCode(params['dep1Param']);
        const itemCode = readCode(query.get('currentItemCode') ?? undefined);
        if (!category || !menuCode) return null;
        const call =
          itemCode === null
            ? firstCall('getMenu', browsingCalls.getMenu, { params: { category, menuCode } })
            : firstCall('getMenu', browsingCalls.getMenuItem, {
                params: { category, menuCode, itemCode },
              });
        return { ...call, arg: { category, menuCode, itemCode } };
      },
      head: (_words, menu) => ({ title: menu?.title }),
      pictures: ({ contents }) =>
        contents
          .slice(0, 1)
          .flatMap(({ thumbnail }) => (thumbnail ? [{ url: thumbnail.url }] : [])),
    }),
  },
  '/search/:keyword?': {
    component: 'SearchPage',
    first: { head: ({ frame }) => ({ title: frame?.search, robots: 'noindex' }) },
  },
  '/:contentType/:contentId': {
    footer: 'short',
    component: 'ContentHomePage',
    first: firstScreen({
      call: ({ params }) => {
        const address = readContentAddress(params);
        return address && firstCall('getContent', contentCalls.getContent, { params: address });
      },
      head: (_words, home) => ({
        kind: 'book',
        title: home?.content.name,
        description: home?.content.description,
        picture: home?.content.keyVisual ?? home?.content.thumbnails[0],
        language: home?.content.languageId,
      }),
      pictures: ({ content }) => {
        const visual = content.keyVisual ?? content.thumbnails[0];
        return visual ? [{ url: visual.url }] : [];
      },
    }),
  },
  '/:contentType/:contentId/chapter/:chapterId/:salesType': {
    footer: 'none',
    chrome: 'none',
    component: 'ChapterPage',
    first: firstScreen({
      call: ({ params }) => {
        const address = readChapterAddress(params);
        return (
          address &&
          firstCall('getChapterView', contentCalls.getChapterView, { params: { ...address } })
        );
      },
      components: ({ params }) =>
        params['contentType']?.endsWith('novel') ? ['NovelChapter'] : [],
      head: (_words, view) => ({
        kind: 'article',
        title: view ? `${view.chapter.name} – ${view.content.name}` : undefined,
        language: view?.content.languageId,
      }),
      pictures: async (view) => (await pictures()).chapterPictures(view),
    }),
  },
} satisfies Pages;
