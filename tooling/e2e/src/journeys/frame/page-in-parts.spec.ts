import { at } from '#browser/editions.ts';
import { pagesInParts } from '#browser/page-in-parts.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const chapter = () => chapterPath(titleIn('ko-KR', 'long'), 1);
const viewCall = () => `GET /api${chapter()}`;
const drawn = '#root[data-drawn] [data-status="drawn"]';
const live = '#root:not([data-drawn]) [data-image]';

test('a chapter whose page comes slowly is seen, and begins whole, whatever is tapped meanwhile', async ({
  browser,
  page: like,
}) => {
  const page = await browser.newPage({ viewport: like.viewportSize() });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const parts = await pagesInParts(new URL(at('ko', '/')).origin);
  await page.goto(parts.origin + chapter(), { waitUntil: 'commit' });
  const first = page.locator(drawn).first();
  await expect(first.locator('img')).toBeVisible();
  await first.click();
  // Its code is on its way by then.
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=modulepreload]').length))
    .toBeGreaterThan(3);
  parts.finish('come');
  await expect(page.locator(live).first()).toBeVisible();
  expect(broken).toEqual([]);
  await page.close();
  parts.close();
});

test('a page that breaks off in what its client needs is asked for that again', async ({
  browser,
  page: like,
}) => {
  const page = await browser.newPage({ viewport: like.viewportSize() });
  const parts = await pagesInParts(new URL(at('ko', '/')).origin);
  parts.finish('break');
  await page.goto(parts.origin + chapter(), { waitUntil: 'commit' });
  await expect(page.locator(live).first()).toBeVisible();
  expect(parts.calls).toContain(viewCall());
  await page.close();
  parts.close();
});
