import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { sentences, testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { someNovelView } from '#testing/novel-views.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const link = 'GET /novel/1/chapter/link';

/** Both chapters are this book. */
const linking =
  '<p><a data-chapter-key="OPS/n.xhtml#4" data-chapter-place="OPS/ch1.xhtml#n">notes</a></p>';

async function openWithLink(answer: Answer) {
  const view = await someNovelView();
  const free = { ...someChapter().salesConfig, free: true };
  const listed = [1, 2].map((id) => someChapter({ id, sort: id, salesConfig: free }));
  const answers: Record<string, Answer> = {
    'GET /novel/1': { data: someContentHome(listed) },
    'GET /novel/1/chapter/epub': {
      bytes: testBook({
        chapters: [`${linking}${sentences(60)}<p id="n">The note</p>${sentences(60)}`],
      }),
    },
    [link]: answer,
  };
  for (const id of [1, 2]) {
    const chapter = { ...view.chapter, id };
    answers[`GET /novel/1/chapter/${id}/product`] = { data: { ...view, chapter } };
    answers[`POST /novel/1/chapter/${id}/read`] = { data: null };
    answers[`POST /novel/1/chapter/${id}/read/finished`] = { data: null };
  }
  answerCalls(answers);
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { frame, reading, units, viewer };
  const site = await openSite({ edition, routes, at: '/novel/1/chapter/1/product', words });
  const viewed = page.getByRole('region', { name: viewer.viewer });
  await expect.element(viewed).toHaveAttribute('aria-busy', 'false');
  document.querySelector('iframe')?.contentDocument?.querySelector('a')?.click();
  return site;
}

it('opens the chapter to which a link leads, at the place that it names', async () => {
  const { router } = await openWithLink({ data: { chapterId: 2 } });
  await expect.poll(() => router.state.location.pathname).toBe('/novel/1/chapter/2/product');
  const asked = vi
    .mocked(fetch)
    .mock.calls.map(([input]) => new URL(new Request(input).url))
    .find(({ pathname }) => pathname.endsWith('/chapter/link'));
  expect(asked?.searchParams.get('key')).toBe('OPS/n.xhtml#4');
  const note = () => document.querySelector('iframe')?.contentDocument?.getElementById('n');
  const above = () => {
    const top = document.querySelector('iframe')?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(top + (note()?.getBoundingClientRect().top ?? Number.NaN));
  };
  await expect.poll(above).toBeLessThan(100);
});

it('stays, and says so, where that chapter is gone', async () => {
  const { router } = await openWithLink(404);
  await expect.element(page.getByText(viewer.outsideLink)).toBeVisible();
  expect(router.state.location.pathname).toBe('/novel/1/chapter/1/product');
});
