import path from 'node:path';
import type { Browser, Page } from 'playwright';

export const editions = ['ko', 'ja', 'global', 'vi-refund'] as const;
export type Edition = (typeof editions)[number];

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Narrower windows are phones: they scroll by touch. */
const phonesUpTo = 767;

/** Name of a picture in its folder. */
export function pictureName(edition: Edition, screen: string, width: number, theme: Theme): string {
  return `${edition}-${screen}-${width}-${theme}.png`;
}

/** The first address on the page that looks like this, or null. */
async function firstLink(page: Page, pattern: RegExp): Promise<string | null> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  return links.find((href) => href !== null && pattern.test(href)) ?? null;
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Where the screens of a reading edition lie; found by following links, as a reader does. */
async function readingScreens(page: Page, origin: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {
    search: '/search',
    'sign-in': '/login',
    'not-found': '/no/such/page',
  };
  for (const [kind, category] of [
    ['comic', 'all_comic'],
    ['novel', 'all_novel'],
  ] as const) {
    await page.goto(`${origin}/?category=${category}`);
    await settled(page);
    found[`home-${kind}`] = `/?category=${category}`;
    const title = await firstLink(page, new RegExp(`^/(magazine_)?${kind}/\\d+$`));
    if (title === null) continue;
    found[kind] = title;
    await page.goto(origin + title);
    await settled(page);
    const chapter = await firstLink(page, /\/chapter\/\d+\/product$/);
    if (chapter !== null) found[`${kind}-chapter`] = chapter;
  }
  return found;
}

const shutdownScreens = { notice: '/refund/home', 'sign-in': '/login' };

/** Writes a picture of every main screen at every width, in both themes. */
export async function takeScreens(
  browser: Browser,
  edition: Edition,
  origin: string,
  widths: readonly number[],
  folder: string,
): Promise<void> {
  for (const theme of themes) {
    for (const width of widths) {
      const phone = width <= phonesUpTo;
      const context = await browser.newContext({
        viewport: { width, height: phone ? 844 : 900 },
        isMobile: phone,
        hasTouch: phone,
        colorScheme: theme,
      });
      const page = await context.newPage();
      const screens =
        edition === 'vi-refund' ? shutdownScreens : await readingScreens(page, origin);
      for (const [name, address] of Object.entries(screens)) {
        await page.goto(origin + address);
        await settled(page);
        const file = path.join(folder, pictureName(edition, name, width, theme));
        await page.screenshot({ path: file });
        console.log(file);
      }
      await context.close();
    }
  }
}
