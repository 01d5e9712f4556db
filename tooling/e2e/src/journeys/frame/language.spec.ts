import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

const day = 86_400;

test(
  '[A9-013] [B9-041] global: another language changes the words at once and for 365 days',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto(at('global', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // What is put on a home screen now is in German too, as whatever the service sends from here on.
    const manifest = page.locator('link[rel="manifest"]');
    await expect(manifest).toHaveAttribute('href', '/site.de-DE.webmanifest');
    const installed = await page.request.get(at('global', '/site.de-DE.webmanifest'));
    expect(await installed.json()).toMatchObject({
      lang: 'de-DE',
      description: phrases['de-DE'].frame.siteDescription,
    });
    await expect(
      page.getByRole('contentinfo').getByText(phrases['de-DE'].frame.language),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: titleIn('de-DE', 'comic').name }).first(),
    ).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === 'global_language');
    expect(cookie?.value).toBe('de-DE');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / day;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);

    await page.goto(at('global', contentPath(titleIn('de-DE', 'comic'))));
    await expect(page.getByRole('tab', { name: phrases['de-DE'].reading.episodes })).toBeVisible();
  },
);

test(
  '[A7-044] a language of another edition leads to that edition',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(at('global', '/'));
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('ja-JP');
    await expect(page).toHaveURL(at('ja', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('fr-FR');
    await expect(page).toHaveURL(at('global', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  },
);

test(
  '[A2-077] [B2-128] /switch takes up a language and goes on to Home; an unknown one changes nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(at('global', '/switch?language=zh-TW'));
    await expect(page).toHaveURL(at('global', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await page.goto(at('global', '/switch?language=xx'));
    await expect(page).toHaveURL(at('global', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await page.goto(at('global', '/switch?language=fr-FR&redirect=/notice'));
    await expect(page).toHaveURL(at('global', '/notice'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await page.goto(at('global', '/switch?language=fr-FR&redirect=//elsewhere.example'));
    await expect(page).toHaveURL(at('global', '/'));
  },
);
