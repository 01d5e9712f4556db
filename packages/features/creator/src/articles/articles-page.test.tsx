import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerDesk,
  limits,
  pngFile,
  someArticle,
  someDetail,
  someTitle,
  someUpload,
} from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

it('[B2-070] lists the articles of a title with where each stands, by the clocks of Tokyo', async () => {
  answerDesk(() => ({
    data: {
      title: someTitle(1),
      articles: [
        someArticle(3, { state: 'scheduled', publishedAt: '2027-01-01T09:00:00.000Z' }),
        someArticle(2, {
          state: 'published',
          publishedAt: '2026-05-03T15:00:00.000Z',
          pageCount: 12,
        }),
        someArticle(1),
      ],
    },
  }));
  await openDesk('/manage/article/1');
  const row = (name: string) => page.getByRole('link', { name: new RegExp(name) });
  const says = (name: string, text: string) =>
    expect.poll(() => row(name).element().textContent).toContain(text);
  await says('Chapter 3', 'Comes out January 1, 2027 at 6:00');
  await says('Chapter 2', 'May 4, 2026 at 12:00');
  await says('Chapter 2', '12 pages');
  await expect.element(row('Chapter 1')).toHaveAttribute('href', '/manage/article/1/1');
  await says('Chapter 1', words.draft);
  expect(await violations()).toEqual([]);
});

it('[B2-071] begins an article with its pages, which are sent on its own page', async () => {
  const asked = answerDesk(({ path }) => {
    if (path === 'GET /manage/title')
      return { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } };
    if (path === 'GET /manage/article/1') {
      return { data: { title: someTitle(1), articles: [someArticle(1), someArticle(2)] } };
    }
    if (path === 'POST /manage/article/1') return { data: someDetail() };
    if (path.endsWith('/upload')) return { data: { uploads: [someUpload(1)] } };
    if (path.includes('/part/')) return { data: someUpload(1, { received: [0] }) };
    if (path.endsWith('/finish')) return { data: someUpload(1, { state: 'queued' }) };
    return { data: someDetail() };
  });
  const { address } = await openDesk('/manage/article/1/new');
  const name = page.getByRole('textbox', { name: words.articleNameLabel });
  await expect.element(name).toHaveValue('Chapter 3');
  await userEvent.upload(
    page.getByRole('button', { name: `${words.pages} ${words.choosePages}` }),
    [pngFile('1.png'), new File(['<svg/>'], 'evil.png', { type: 'image/png' })],
  );
  await expect.poll(address).toBe('/manage/article/1/7');
  await expect.element(page.getByRole('alert').getByText(/evil\.png/)).toBeVisible();
  const posts = asked.filter(({ path }) => path.startsWith('POST')).map(({ path }) => path);
  expect(posts.slice(0, 2)).toEqual(['POST /manage/article/1', 'POST /manage/article/1/7/upload']);
  // What is on its way goes on behind whatever page is open: to its end, before another test answers.
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/finish'))).toBe(true);
});

it('[B2-071] says what is too much before it is sent, and why the service would not have it', async () => {
  const full = { ...limits, maxTotalBytes: 100 };
  const asked = answerDesk(({ path }) => {
    if (path === 'GET /manage/title') {
      return { data: { titles: [someTitle(1)], limits: full, usedTotalBytes: 90 } };
    }
    if (path === 'GET /manage/article/1') return { data: { title: someTitle(1), articles: [] } };
    if (path.endsWith('/upload')) return { code: 409, message: 'Too much is on its way.' };
    return { data: someDetail() };
  });
  const { address } = await openDesk('/manage/article/1/new');
  const choose = page.getByRole('button', { name: `${words.pages} ${words.choosePages}` });
  await userEvent.upload(choose, [pngFile('1.png', 11)]);
  await expect.element(page.getByText(/all of your titles together would be larger/)).toBeVisible();
  expect(asked.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  await userEvent.upload(choose, [pngFile('1.png', 10)]);
  await expect.element(page.getByText('Too much is on its way.')).toBeVisible();
  await expect.poll(address).toBe('/manage/article/1/7');
});

it('[B2-070] leads to the first article where a title has none', async () => {
  answerDesk(({ path }) =>
    path === 'GET /manage/title'
      ? { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } }
      : { data: { title: someTitle(1), articles: [] } },
  );
  const { address } = await openDesk('/manage/article/1');
  await page.getByRole('link', { name: words.firstArticle }).click();
  await expect.poll(address).toBe('/manage/article/1/new');
});
