import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnFile, someDetail, somePage } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';
import { articleAddress as path, serveArticle } from '#testing/serve-article.ts';

const name = page.getByRole('textbox', { name: words.articleNameLabel });
const dialog = page.getByRole('dialog');
function button(label: string) {
  return page.getByRole('button', { name: label, exact: true });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

describe('the words of an article', () => {
  it('[B2-072] are saved by themselves while nobody reads them', async () => {
    const { asked } = serveArticle(someDetail());
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText(words.savingSoon)).toBeVisible();
    await expect.poll(() => asked.at(-1)?.json['name']).toBe('The harbor');
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'The harbor' })).toBeVisible();
  });

  it('[B2-072] of one that readers see wait for its creator', async () => {
    const publishedAt = '2026-05-03T09:00:00.000Z';
    const { asked } = serveArticle(
      someDetail({ state: 'published', publishedAt, pages: [somePage(1)] }),
    );
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText(words.unsaved)).toBeVisible();
    expect(asked.filter(({ path: at }) => at.startsWith('PUT'))).toEqual([]);
    await button(words.saveWords).click();
    await expect.poll(() => asked.some(({ path: at }) => at === `PUT ${path}`)).toBe(true);
    await expect.element(page.getByText(words.saved)).toBeVisible();
  });

  it('[B2-072] are kept and tried again where they could not be saved', async () => {
    let works = false;
    const { asked } = serveArticle(someDetail(), (at) =>
      at === `PUT ${path}` && !works ? { code: 400, message: 'Not now.' } : null,
    );
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText('Not now.')).toBeVisible();
    await expect.element(name).toHaveValue('The harbor');
    works = true;
    await button('Try again').click();
    await expect.element(page.getByText(words.saved)).toBeVisible();
    expect(asked.filter(({ path: at }) => at === `PUT ${path}`)).toHaveLength(2);
  });

  it('[B2-072] [B1-019] do not hide that a cover was chosen and is not kept yet', async () => {
    const { asked } = serveArticle(someDetail(), (at) =>
      at === `POST ${path}/cover` ? { data: someDetail({ revision: 2 }) } : null,
    );
    const { address } = await openDesk(path);
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await userEvent.upload(
      page.getByRole('button', { name: `${words.articleCover} ${words.chooseImage}` }),
      [await drawnFile(600, 400)],
    );
    await expect.element(page.getByText(words.unsaved)).toBeVisible();
    await page.getByRole('link', { name: 'Title 1' }).click();
    await expect.element(dialog.getByText(words.leaveText)).toBeVisible();
    await dialog.getByRole('button', { name: words.stay }).click();
    expect(address()).toBe(path);
    await button(words.useCrop).click();
    await expect.element(page.getByText(words.saved)).toBeVisible();
    expect(asked.filter(({ path: at }) => at === `POST ${path}/cover`)).toHaveLength(1);
    await page.getByRole('link', { name: 'Title 1' }).click();
    await expect.poll(address).toBe('/manage/article/1');
  });
});
