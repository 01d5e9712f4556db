import { returningCookie } from '@hanji/contract/headers.ts';
import type { Page } from '@playwright/test';
import { drawnOnly, openDrawn, watchShifts } from '#browser/drawn-page.ts';
import { at } from '#browser/editions.ts';
import { isDrawn } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const place = { imageId: '21-0', fraction: 0.4 };

/** Opens the long chapter with what a browser keeps, and its scripts only when they are let go. */
async function openKept(page: Page, kept: Readonly<Record<string, unknown>>): Promise<() => void> {
  // Whoever has kept something was here before.
  await page.context().addCookies([{ name: returningCookie, value: 'Y', url: at('ko', '/') }]);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, kept);
  await page.addInitScript(watchShifts);
  await page.addInitScript(watchSeen);
  const held = Promise.withResolvers<null>();
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openDrawn(page, at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  return () => held.resolve(null);
}

function told(page: Page, name: string): Promise<unknown> {
  return page.evaluate((own) => Reflect.get(globalThis, own), name);
}

test('a drawn chapter shows nothing that moves to who has a place in it', async ({
  browser,
  page: like,
}) => {
  const page = await drawnOnly(browser, like);
  const id = Number(chapterPath(titleIn('ko-KR', 'long'), 1).split('/')[4]);
  const kept = { ...place, chapterShare: null, contentVersion: null };
  const positions = [[id, { last: kept, furthest: kept, at: 1, furthestAt: 1 }]];
  const release = await openKept(page, { 'hanji.readingPositions': { version: 2, positions } });
  const drawn = page.locator('[data-status="drawn"]');
  await expect(drawn).not.toHaveCount(0);
  await expect(drawn.first()).not.toBeVisible();
  release();
  const image = page.locator(`[data-image="${place.imageId}"]`);
  await expect.poll(() => image.locator('img').evaluate(isDrawn)).toBe(true);
  const off = await image.evaluate((box, fraction) => {
    const { top, height } = box.getBoundingClientRect();
    return Math.abs(top + height * fraction);
  }, place.fraction);
  expect(off).toBeLessThan(2);
  expect(await told(page, 'shifted')).toBe(0);
  expect(await told(page, 'moved')).toBe(0);
  await page.context().close();
});

test(
  'a drawn chapter shows nothing that moves to who reads in another width',
  { tag: '@desktop' },
  async ({ browser, page: like }) => {
    const page = await drawnOnly(browser, like);
    const settings = { version: 1, device: { width: 960 }, titles: [] };
    const release = await openKept(page, { 'hanji.comicSettings': settings });
    const drawn = page.locator('[data-status="drawn"]');
    await expect(drawn).not.toHaveCount(0);
    await expect(drawn.first()).not.toBeVisible();
    release();
    const first = page.locator('[data-image] img').first();
    await expect.poll(() => first.evaluate(isDrawn)).toBe(true);
    expect((await first.boundingBox())?.width).toBe(960);
    expect(await told(page, 'shifted')).toBe(0);
    expect(await told(page, 'moved')).toBe(0);
    await page.context().close();
  },
);

/** Runs in the page: counts frames in which the first picture that was seen lies elsewhere. */
function watchSeen(): void {
  Object.assign(globalThis, { moved: 0 });
  let seen: { readonly src: string; readonly top: number } | undefined;
  const look = (): void => {
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-status] img')) {
      const { top, bottom } = image.getBoundingClientRect();
      const shown = image.checkVisibility({ visibilityProperty: true });
      if (!shown || bottom <= 0 || top >= innerHeight) continue;
      if (seen === undefined) seen = { src: image.currentSrc, top };
      else if (seen.src === image.currentSrc && Math.abs(top - seen.top) >= 1) {
        Reflect.set(globalThis, 'moved', Number(Reflect.get(globalThis, 'moved')) + 1);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
