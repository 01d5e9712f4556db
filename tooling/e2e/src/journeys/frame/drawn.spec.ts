import type { Page } from '@playwright/test';
import { drawnOnly, openDrawn, watchShifts } from '#browser/drawn-page.ts';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { isDrawn } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const comic = () => titleIn('ko-KR', 'comic');
const paths = () => ['/', contentPath(comic()), chapterPath(comic(), 1)];

test.describe('an edition that does not arrive', { tag: '@phone' }, () => {
  const { errors } = phrases['fr-FR'];
  for (const [what, missing] of [
    ['its code', '**/assets/framework-*.js'],
    ['its words', '**/assets/fr-FR-*.js'],
  ] as const) {
    test(`${what}: the drawn page stays, says so in its language, and comes to life later`, async ({
      browser,
      page: like,
    }) => {
      const title = titleIn('fr-FR', 'comic');
      const page = await drawnOnly(browser, like, { missing, locale: 'fr-FR' });
      await openDrawn(page, at('global', '/'));
      // The page of a title has places for alerts of its own.
      const notice = page.getByRole('alert').filter({ hasText: errors.slowText });
      await expect(notice).toBeVisible();
      await page.getByRole('link', { name: title.name }).first().click();
      await expect(page).toHaveURL(new RegExp(contentPath(title)));
      await expect(notice).toBeVisible();
      await page.unrouteAll();
      await notice.getByRole('button', { name: errors.reload }).click();
      await expect(page.locator('#root:not([data-drawn]) h1')).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.context().close();
    });
  }

  test('its code comes broken: the page says so', async ({ browser, page: like }) => {
    const page = await drawnOnly(browser, like, {
      missing: '**/assets/framework-*.js',
      answer: (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const a = (' }),
    });
    await openDrawn(page, at('ko', '/'));
    await expect(page.getByRole('alert')).toContainText(phrases['ko-KR'].errors.slowText);
    await page.context().close();
  });

  test('its code does not come for long: the page says so, until it starts', async ({
    browser,
    page: like,
  }) => {
    const held = Promise.withResolvers<null>();
    const page = await drawnOnly(browser, like, {
      answer: (route) => held.promise.then(() => route.continue()),
    });
    await page.clock.install();
    await openDrawn(page, at('ko', '/'));
    const notice = page.getByRole('alert');
    await page.clock.runFor(19_000);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(4000);
    await expect(notice).toContainText(phrases['ko-KR'].errors.slowText);
    held.resolve(null);
    await expect(page.locator('#root:not([data-drawn]) footer')).toBeAttached();
    await expect(notice).toHaveCount(0);
    await page.context().close();
  });

  test('where nothing is drawn: the page has its own words', async ({ browser, page: like }) => {
    const own = phrases['ko-KR'].errors;
    const page = await drawnOnly(browser, like, { missing: '**/assets/framework-*.js' });
    await page.goto(at('ko', '/comic/99999'));
    await expect(page.getByRole('heading', { name: own.unreachableTitle })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: own.reload }).click();
    await expect(page.getByRole('dialog', { name: own.contentMissingTitle })).toBeVisible();
    await page.context().close();
  });
});

test('what the edition puts in the place of a drawn page stands where that stood', async ({
  browser,
  page,
}) => {
  const drawn = await drawnOnly(browser, page);
  for (const path of paths()) {
    await openDrawn(drawn, at('ko', path));
    await drawn.waitForLoadState();
    await page.goto(at('ko', path));
    const pictures = await placesOf(drawn);
    expect(pictures.length, path).toBeGreaterThan(0);
    await expect.poll(() => placesOf(page), path).toEqual(expect.arrayContaining(pictures));
  }
  await drawn.context().close();
});

test('a page takes over without a shift, and leaves a reader where they have scrolled to', async ({
  browser,
  page,
}) => {
  const waiting = await drawnOnly(browser, page);
  await waiting.addInitScript(watchShifts);
  await waiting.addInitScript(watchCovers);
  const held = Promise.withResolvers<null>();
  await waiting.unroute('**/assets/*.js');
  await waiting.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openDrawn(waiting, at('ko', '/'));
  await expect(waiting.locator('#root[data-drawn] footer')).toBeAttached();
  await waiting.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const covers = waiting.locator('article img');
  await expect.poll(() => covers.first().evaluate(isDrawn)).toBe(true);
  held.resolve(null);
  await expect(waiting.locator('#root:not([data-drawn]) footer')).toBeAttached();
  expect(await waiting.evaluate(() => scrollY)).toBe(300);
  expect(await waiting.evaluate(() => Reflect.get(globalThis, 'faded'))).toBe(0);
  expect(await waiting.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
  await waiting.context().close();
});

for (const [index, what] of ['Home', 'a title', 'a chapter'].entries()) {
  test(
    `${what}: no file of the edition is asked for before the first picture is there`,
    { tag: '@phone' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/media/**', async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      await page.goto(at('ko', paths()[index] ?? ''));
      await page.unrouteAll({ behavior: 'wait' });
      const firstScript = asked.findIndex((name) => /^\/assets\/.*\.js$/.test(name));
      const firstPicture = asked.findIndex((name) => name.includes('/media/'));
      expect(firstPicture).toBeGreaterThan(0);
      expect(firstScript).toBeGreaterThan(firstPicture);
      expect(firstScript).toBeLessThanOrEqual(8);
    },
  );
}

/** Addresses and places of the pictures on the first screen. */
function placesOf(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { top, left, width, height } = image.getBoundingClientRect();
      const seen = top < innerHeight && left < innerWidth && width > 0 && height > 0;
      const { pathname } = new URL(
        (image as HTMLImageElement).currentSrc || 'none:',
        location.href,
      );
      return seen ? [[pathname, ...[top, left, width, height].map(Math.round)].join(' ')] : [];
    }),
  );
}

/** Runs in the page: counts frames in which the first cover, once seen, is not wholly there. */
function watchCovers(): void {
  const covers = { seen: false, faded: 0 };
  const look = (): void => {
    const cover = document.querySelector<HTMLImageElement>('article img');
    const there = cover?.complete === true && cover.naturalWidth > 0;
    const opaque = cover !== null && getComputedStyle(cover).opacity === '1';
    if (covers.seen && !(there && opaque)) covers.faded += 1;
    covers.seen ||= there && opaque;
    Reflect.set(globalThis, 'faded', covers.faded);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('a page shows every picture that it has fetched ahead', async ({ page }) => {
  for (const path of paths()) {
    await page.goto(at('ko', path));
    const ahead = await page.evaluate(picturesAhead);
    expect(ahead.length, path).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(notShown, ahead), path).toEqual([]);
  }
});

/** Runs in the page: of each picture's preload all addresses that it leaves to choose from. */
function picturesAhead(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]');
  return [...links].map(({ href, imageSrcset }) => `${href} ${imageSrcset}`);
}

/** Runs in the page: those preloads of which no picture shows any. */
function notShown(ahead: string[]): string[] {
  const shown = [...document.images].flatMap(({ currentSrc }) =>
    currentSrc === '' ? [] : new URL(currentSrc).pathname,
  );
  return ahead.filter((addresses) => !shown.some((pathname) => addresses.includes(pathname)));
}
