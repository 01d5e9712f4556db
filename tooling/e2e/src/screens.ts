// Takes pictures of the main screens of running editions:
// pnpm --filter @hanji/e2e screens --ko http://localhost:4101 --out ./screens
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser, type Page } from 'playwright';

const editions = ['ko', 'ja', 'global', 'vi-refund'] as const;
type Edition = (typeof editions)[number];

const sizes = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, isMobile: false, hasTouch: false },
];

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
}

/** Where the screens of a reading edition lie; found by following links, as a reader does. */
async function readingScreens(page: Page, origin: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {
    search: '/search',
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

async function picture(browser: Browser, edition: Edition, origin: string, folder: string) {
  for (const { width, height, ...device } of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, ...device });
    const page = await context.newPage();
    const screens = edition === 'vi-refund' ? shutdownScreens : await readingScreens(page, origin);
    for (const [name, address] of Object.entries(screens)) {
      await page.goto(origin + address);
      await settled(page);
      const file = path.join(folder, `${edition}-${name}-${width}.png`);
      await page.screenshot({ path: file });
      console.log(file);
    }
    await context.close();
  }
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    ko: { type: 'string' },
    ja: { type: 'string' },
    global: { type: 'string' },
    'vi-refund': { type: 'string' },
  },
});
const { out } = values;
const asked = editions.flatMap((edition) => {
  const address = values[edition];
  return address === undefined ? [] : [{ edition, origin: new URL(address).origin }];
});
if (out === undefined || asked.length === 0) {
  console.error(
    'screens: give --out <folder> and at least one of --ko, --ja, --global, --vi-refund <address>',
  );
  process.exit(1);
}
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const { edition, origin } of asked) await picture(browser, edition, origin, out);
} finally {
  await browser.close();
}
