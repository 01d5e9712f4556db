import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { someDetail, somePage } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';
import { articleAddress as path, serveArticle } from '#testing/serve-article.ts';

const dialog = page.getByRole('dialog');
function button(label: string) {
  return page.getByRole('button', { name: label, exact: true });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

describe('an article comes to readers', () => {
  it('[B2-072] [B1-019] at once, and is taken from them after a question', async () => {
    const { asked } = serveArticle(someDetail({ pages: [somePage(1)] }));
    await openDesk(path);
    await button(words.publish).click();
    await expect.element(button(words.withdraw)).toBeVisible();
    expect(asked.find(({ path: at }) => at.endsWith('/publish'))?.json).toEqual({
      revision: 1,
      publishAt: null,
    });
    await button(words.withdraw).click();
    await expect.element(dialog.getByText(words.withdrawText)).toBeVisible();
    await dialog.getByRole('button', { name: words.withdraw }).click();
    await expect.element(button(words.publish)).toBeVisible();
  });

  it('[B2-072] at a time of Tokyo, whatever the zone of the browser', async () => {
    const { asked } = serveArticle(someDetail({ pages: [somePage(1)] }));
    await openDesk(path);
    await page.getByRole('radio', { name: words.publishLater }).click();
    await expect.element(page.getByText(/Japan Standard Time/)).toBeVisible();
    await button(words.schedule).click();
    await expect.element(page.getByText(words.timeMissing)).toBeVisible();
    const year = new Date().getFullYear();
    const soon = page.getByLabelText(words.publishAt);
    await soon.fill(`${year - 1}-01-02T03:04`);
    await button(words.schedule).click();
    await expect.element(page.getByText(words.timePast)).toBeVisible();
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await soon.fill(`${day}T18:00`);
    await button(words.schedule).click();
    await expect
      .poll(() => asked.find(({ path: at }) => at.endsWith('/publish'))?.json['publishAt'])
      .toBe(`${day}T09:00:00.000Z`);
    await expect.element(soon).toHaveValue(`${day}T18:00`);
    await button(words.takeBack).click();
    await expect.poll(() => asked.at(-1)?.path).toBe(`POST ${path}/withdraw`);
  });

  it('not without a page, and what changed since is said', async () => {
    serveArticle(someDetail());
    await openDesk(path);
    await button(words.publish).click();
    await expect.element(page.getByText(words.noPages)).toBeVisible();
    closeSite();
    const publishedAt = '2026-05-03T09:00:00.000Z';
    const facts = { state: 'published', publishedAt, pagesChanged: true } as const;
    const { asked } = serveArticle(someDetail({ ...facts, pages: [somePage(1)] }));
    await openDesk(path);
    await expect.element(page.getByText(words.pagesChanged)).toBeVisible();
    await button(words.publishAgain).click();
    await expect.poll(() => asked.some(({ path: at }) => at.endsWith('/publish'))).toBe(true);
  });
});
