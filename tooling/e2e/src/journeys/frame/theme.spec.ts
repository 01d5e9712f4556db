import { at } from '#browser/editions.ts';
import { enterAs } from '#browser/enter-as.ts';
import { phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { frame, menu } = phrases['en-US'];

test('a visitor chooses the dark theme in the menu: it holds at once, in other tabs and from now on', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at('global', '/'));
  const other = await context.newPage();
  await other.goto(at('global', '/'));
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const paper = await ground();

  await page.getByRole('button', { name: frame.menu, exact: true }).click();
  await page.getByRole('radio', { name: frame.themeDark }).check();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  await expect(other.locator('html[data-theme="dark"]')).toHaveCount(1);
  expect(await ground()).not.toBe(paper);
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute(
    'data-scheme',
    'dark',
  );

  await page.reload();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  await page.getByRole('button', { name: frame.menu, exact: true }).click();
  await page.getByRole('radio', { name: frame.themeSystem }).check();
  await expect(page.locator('html[data-theme]')).toHaveCount(0);
  expect(await ground()).toBe(paper);
});

test('a novel opens in the theme that was chosen, whatever the device has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('hanji.theme.v1', 'dark'));
  await page.goto(at('global', chapterPath(titleIn('en-US', 'novel'), 1)));
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('novel_viewer_setting')))
    .toBeNull();
  const text = page.frameLocator('iframe').first().locator('body');
  await expect(text).toBeVisible();
  const lightness = () =>
    text.evaluate((body) => {
      const [red = 0] = getComputedStyle(body).color.match(/\d+/g)?.map(Number) ?? [];
      return red;
    });
  await expect.poll(lightness).toBeGreaterThan(128);
});

test('the bars of a viewer take the dark colours in the light theme too @phone', async ({
  page,
}) => {
  /** How the edition's accent and the kit's text are painted in an element. */
  const colorsIn = (selector: string) =>
    page.evaluate((within) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--hj-color-accent)';
      probe.style.backgroundColor = 'var(--hj-color-text)';
      document.querySelector(within)?.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return { color, backgroundColor };
    }, selector);
  const bar = '[data-shown] [data-surface="ink"]';
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('global', chapterPath(titleIn('en-US', 'comic'), 1)));
  await expect(page.locator(bar).first()).toBeAttached();
  const dark = await colorsIn('body');
  expect(await colorsIn(bar)).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colorsIn('body');
  expect(light.color).not.toBe(dark.color);
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
  expect(await colorsIn(bar)).toEqual(dark);
});

test('[A2-040] [B2-098] settings hold the theme of a member', async ({ page }) => {
  await enterAs(page, 'global', 'member');
  await page.goto(at('global', '/setting'));
  await expect(page.getByRole('heading', { level: 1, name: menu.settings })).toBeVisible();
  await page.getByRole('radio', { name: frame.themeDark }).check();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('radio', { name: frame.themeDark })).toBeChecked();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
});

test('vi-refund: the theme is chosen in the footer', async ({ page }) => {
  const words = phrases['vi-VN'].frame;
  await page.goto(at('vi-refund', '/refund/home'));
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('radio', { name: words.themeDark }).check();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.menu })).toHaveCount(0);
});
