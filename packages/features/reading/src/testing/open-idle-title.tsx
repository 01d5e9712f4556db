import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chapterPage } from '#chapter/chapter-page.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import { comicViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from './answer-calls.ts';
import { someChapter, someView } from './chapter-views.ts';
import { someContentHome, someInventory } from './content-homes.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The call for the view of a chapter of the title. */
export const viewOf = (id: number) => `GET /comic/1/chapter/${id}/product`;

const { salesConfig } = someChapter();
export const freeChapter: Chapter = someChapter({ salesConfig: { ...salesConfig, free: true } });

/** What opens the first chapter. */
export const firstAction = page.getByRole('link', { name: reading.readFirstEpisode }).first();

/**
 * Opens a content home whose idle moment comes when the test says `rest`; gives the calls that came,
 * and what is held of the first chapter’s view.
 */
export async function openIdleTitle(...chapters: readonly Chapter[]) {
  const idle: (() => void)[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) =>
    idle.push(() => act({ didTimeout: false, timeRemaining: () => 50 })),
  );
  const two = await someView('Two', [picture], 450);
  const came = answerCalls({
    'GET /comic/1': { data: someContentHome(chapters, { inventory: someInventory() }) },
    ...Object.fromEntries(chapters.map(({ id }) => [viewOf(id), { data: two }])),
    'POST /comic/1/chapter/2/read': { data: null },
  });
  const edition = someEdition();
  const { store, router } = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/comic/1',
    words: { reading, units, genres, viewer },
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
  });
  await expect.element(firstAction).toBeVisible();
  await expect.poll(() => idle.length).toBeGreaterThan(0);
  const held = () => {
    const params = { contentType: 'comic', contentId: 1, chapterId: 2 } as const;
    const args = { params: { ...params, chapterFileSalesType: 'product' } } as const;
    const { data } = chapterApi.endpoints.getChapterView.select(args)(store.getState());
    return data?.chapter.name;
  };
  const rest = async () => {
    for (const act of idle.splice(0)) act();
    await Promise.all([chapterPage.fetch(), comicViewer.load()]);
    await import('#chapter/ahead/prepare-chapter.ts');
  };
  return { came, held, rest, router };
}
