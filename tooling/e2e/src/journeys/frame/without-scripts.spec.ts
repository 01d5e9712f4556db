import { at, japanese } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { isDrawn } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, state, titleIn } from '#service/state.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'ja: Home, a title and the beginning of a chapter can be read',
    { tag: japanese.size },
    async ({ page }) => {
      const title = titleIn(japanese.language, 'comic');
      await page.goto(at('ja', '/'));
      await page.getByRole('link', { name: title.name }).first().click();
      await expect(page).toHaveURL(at('ja', contentPath(title)));
      await expect(page.getByRole('heading', { level: 1, name: title.name })).toBeVisible();
      await page.goto(at('ja', chapterPath(title, 1)));
      const first = page.locator('main img').first();
      await expect(first).toBeVisible();
      await expect.poll(() => first.evaluate(isDrawn)).toBe(true);
      await page.goto(at('ja', '/'));
      const cover = page.getByRole('article').locator('img').first();
      await expect.poll(() => cover.evaluate(isDrawn)).toBe(true);
      await expect(cover).toHaveCSS('opacity', '1');
    },
  );

  test('a notice that the service shuts down can be read', { tag: '@phone' }, async ({ page }) => {
    await page.goto(at('vi-refund', '/refund/home'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('definition').first()).toContainText(/20\d\d/);
  });

  test('lists and what a search finds can be read', { tag: '@phone' }, async ({ page }) => {
    const { catalogId } = state().catalogue;
    const { name } = titleIn('ko-KR', 'comic');
    for (const path of [
      '/all_comic/genre/romance',
      `/menu/content_catalog/${catalogId}`,
      `/search/${encodeURIComponent(name)}`,
    ]) {
      await page.goto(at('ko', path));
      await expect(page.getByRole('article').first(), path).toBeVisible();
    }
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} – `));
  });
});

test.describe('without scripts, in German', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('what scripts alone can show says so', async ({ page }) => {
    const { needsScriptsText } = phrases['de-DE'].errors;
    // Playwright's search by text leaves out what stands in such an element.
    const notice = page.locator('noscript p');
    for (const path of ['/password/find', chapterPath(titleIn('de-DE', 'novel'), 1)]) {
      await page.goto(at('global', path));
      await expect(notice, path).toBeVisible();
      await expect(notice, path).toHaveText(needsScriptsText);
    }
    await page.goto(at('global', '/'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
