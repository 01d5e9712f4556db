import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerDesk,
  drawnFile,
  someDetail,
  someTitle,
  type Answered,
} from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

const path = '/manage/article/1/7';
const dialog = page.getByRole('dialog');
const ask = page.getByRole('button', { name: words.deleteArticle });
const confirm = dialog.getByRole('button', { name: words.deleteForGood });

/** The service with one article; what changes it is answered by the test. */
function serve(change: (at: string) => Answered) {
  return answerDesk(({ path: at }) => {
    if (at.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    if (at === 'GET /manage/article/1') return { data: { title: someTitle(1), articles: [] } };
    return at === `GET ${path}` ? { data: someDetail() } : change(at);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

it('[B2-072] [B3-003] takes a picture of its own, cut to its shape, and shows it', async () => {
  const cover = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 400, height: 300 };
  const asked = serve(() => ({ data: someDetail({ revision: 2, cover }) }));
  await openDesk(path);
  await userEvent.upload(
    page.getByRole('button', { name: `${words.articleCover} ${words.chooseImage}` }),
    [await drawnFile(600, 300)],
  );
  await expect.element(page.getByRole('slider', { name: words.zoom })).toHaveFocus();
  await page.getByRole('button', { name: words.useCrop }).click();
  await expect.element(page.getByText(words.coverSaved)).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: `${words.articleCover} (current)` }))
    .toHaveAttribute('src', cover.url);
  const sent = asked.find(({ path: at }) => at === `POST ${path}/cover`);
  const fields = ['left', 'top', 'width', 'height', 'revision'];
  expect(fields.map((field) => sent?.form?.get(field))).toEqual(['100', '0', '400', '300', '1']);
});

it('keeps a picture that was not saved, and says why', async () => {
  serve(() => ({ code: 400, message: 'Not this one.' }));
  await openDesk(path);
  await userEvent.upload(
    page.getByRole('button', { name: `${words.articleCover} ${words.chooseImage}` }),
    [await drawnFile(600, 300)],
  );
  await page.getByRole('button', { name: words.useCrop }).click();
  await expect.element(page.getByText('Not this one.')).toBeVisible();
  await expect.element(page.getByRole('slider', { name: words.zoom })).toBeVisible();
});

it('[B2-072] is deleted after a question, also where it was changed meanwhile', async () => {
  const newerArticle = someDetail({ revision: 5 });
  const asked = serve((at) =>
    at === `DELETE ${path}?revision=5` ? { data: null } : { code: 409, data: { newerArticle } },
  );
  const { address } = await openDesk(path);
  await ask.click();
  await expect.element(dialog.getByText(words.deleteArticleText)).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.filter(({ path: at }) => at.startsWith('DELETE'))).toEqual([]);
  await ask.click();
  await confirm.click();
  await expect.poll(address).toBe('/manage/article/1');
});

it('that could not be deleted is still there', async () => {
  serve(() => ({ code: 400, message: 'Not now.' }));
  const { address } = await openDesk(path);
  await ask.click();
  await confirm.click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(address()).toBe(path);
});

it('[B2-072] keeps words in this tab without a connection, and saves them with it', async () => {
  const asked = serve(() => ({ data: someDetail({ revision: 2, name: 'The harbor' }) }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openDesk(path);
  await page.getByRole('textbox', { name: words.articleNameLabel }).fill('The harbor');
  await expect.element(page.getByText(words.savedHere)).toBeVisible();
  expect(asked.filter(({ path: at }) => at.startsWith('PUT'))).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(words.saved)).toBeVisible();
  expect(asked.filter(({ path: at }) => at === `PUT ${path}`)).toHaveLength(1);
});
