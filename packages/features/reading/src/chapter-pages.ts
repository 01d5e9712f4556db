import { contentCalls } from '@hanji/contract/calls/content.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import {
  firstScreen,
  type PageAddress,
  type PageHandle,
  type Pages,
} from '@hanji/edition/pages/page.ts';
import type { chapterApi } from '#chapter/endpoints.ts';
import { linkedChapter } from '#first/linked-work.ts';
import {
  readChapterAddress,
  readContentAddress,
  readPreviewAddress,
  type ChapterAddress,
} from '#paths/paths.ts';
import { viewerComponents } from '#paths/viewer-components.ts';

const { firstCall } = firstCallsBy<(typeof chapterApi)['endpoints']>();

/** The pictures of first screens are worked out by the service alone. */
const pictures = () => import('#first/first-pictures.ts');

type ChapterPageFacts = Pick<PageHandle, 'query'> & {
  readonly component: string;
  readonly robots?: 'noindex';
  /** Null where there is no such page, undefined where nothing is known yet. */
  readonly address: (address: PageAddress) => ChapterAddress | null | undefined;
};

/** A chapter in its viewer. */
function chapterPage({ component, query, robots, address }: ChapterPageFacts) {
  return {
    footer: 'none' as const,
    chrome: 'none' as const,
    component,
    ...(query && { query }),
    first: firstScreen({
      call: (at) => {
        const named = address(at);
        if (!named) return named;
        return firstCall('getChapterView', contentCalls.getChapterView, { params: { ...named } });
      },
      components: viewerComponents,
      missingTitle: ({ errors }) => errors?.chapterMissingTitle,
      head: (_words, view) => ({
        kind: 'article',
        title: view ? `${view.chapter.name} – ${view.content.name}` : undefined,
        description: view?.content.description,
        // The chapter's own pictures are for who opens it: their addresses end with the day.
        picture: view?.content.visual ?? null,
        language: view?.content.languageId,
        linked: view ? linkedChapter(view) : undefined,
        ...(robots && { robots }),
      }),
      pictures: async (view) => (await pictures()).chapterPictures(view),
    }),
  } satisfies PageHandle;
}

/** A chapter and its preview, each in its viewer. */
export const chapterPages = {
  '/:contentType/:contentId/chapter/:chapterId/:salesType': chapterPage({
    component: 'ChapterPage',
    address: ({ params }) => readChapterAddress(params),
  }),
  '/preview/:contentType/:contentId/chapter/epub': chapterPage({
    component: 'PreviewPage',
    query: ['chapterId'],
    robots: 'noindex',
    // Without a chapter it is the first that has a preview, which its screen looks for.
    address: ({ params, query }) =>
      readContentAddress(params) && (readPreviewAddress(params, query) ?? undefined),
  }),
} satisfies Pages;
