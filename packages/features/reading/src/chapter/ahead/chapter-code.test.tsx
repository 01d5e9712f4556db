import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chapterPage } from '#chapter/chapter-page.ts';
import { comicViewer, novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

/** Opens a content home; gives what was fetched, in order, and its page's idle moment. */
async function open(type: 'comic' | 'novel') {
  const idle: (() => void)[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) =>
    idle.push(() => act({ didTimeout: false, timeRemaining: () => 50 })),
  );
  const fetched: string[] = [];
  const note = (what: string): Promise<never> => {
    fetched.push(what);
    return new Promise(() => {});
  };
  vi.spyOn(chapterPage, 'fetch').mockImplementation(() => note('page'));
  vi.spyOn(comicViewer, 'load').mockImplementation(() => note('comic'));
  vi.spyOn(novelViewer, 'load').mockImplementation(() => note('novel'));
  answerCalls({ [`GET /${type}/1`]: { data: someContentHome([someChapter()], { type }) } });
  const edition = someEdition();
  await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: `/${type}/1`,
    words: { reading, units, genres },
  });
  await expect.element(page.getByRole('link', { name: 'Two', exact: true })).toBeVisible();
  return { fetched, idle };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each(['comic', 'novel'] as const)(
  'fetches the page and the viewer of a %s’s chapters once the page is idle, and not before',
  async (type) => {
    const { fetched, idle } = await open(type);
    await expect.poll(() => idle.length).toBeGreaterThan(0);
    expect(fetched).toEqual([]);
    for (const act of idle) act();
    expect(fetched).toEqual(['page', type]);
  },
);

it('fetches neither for who spares data', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { effectiveType: '4g', saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { fetched, idle } = await open('comic');
  for (const act of idle) act();
  expect(fetched).toEqual([]);
});
