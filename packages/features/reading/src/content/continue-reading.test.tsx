import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Content } from '@hanji/contract/entities/content.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingEventsApi } from '#outbox/reading-events-api.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

const { readChapter, finishChapter } = readingEventsApi.endpoints;

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it("a title's home goes on where its reader is, once the service has it", async () => {
  const unread = { unlocked: false, rented: false, rentRemained: 0, read: false };
  let activity: Content['activity'] = null;
  let read: readonly number[] = [];
  const home = () =>
    someContentHome(
      [1, 2, 3].map((id) =>
        someChapter({
          id,
          sort: id,
          name: `Chapter ${id}`,
          activity: { ...unread, read: read.includes(id) },
        }),
      ),
      { activity },
    );
  const happened = (lastReadChapterId: number, finished: readonly number[]) => () => {
    activity = { subscribed: false, lastReadChapterId, lastReadAt: '2025-05-03T00:00:00.000Z' };
    read = finished;
    return { data: null };
  };
  answerCalls({
    'GET /comic/1': () => ({ data: home() }),
    'POST /comic/1/chapter/2/read': happened(2, []),
    'POST /comic/1/chapter/2/read/finished': happened(2, [2]),
  });
  const edition = someEdition();
  const { store } = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/comic/1',
    words: { reading, units, genres },
  });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Read the first chapter')).toBeVisible();
  const chapter = {
    params: { contentType: 'comic', contentId: 1, chapterId: 2 },
    query: {},
  } as const;
  await store.dispatch(readChapter.initiate(chapter));
  await expect.element(link('Continue with Chapter 2')).toBeVisible();
  await store.dispatch(finishChapter.initiate(chapter));
  await expect.element(link('Continue with Chapter 3')).toBeVisible();
});
