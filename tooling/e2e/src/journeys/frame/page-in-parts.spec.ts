import { at } from '#browser/editions.ts';
import { unreachable } from '#browser/faults.ts';
import { pagesInParts } from '#browser/page-in-parts.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const chapter = () => chapterPath(titleIn('ko-KR', 'long'), 1);
const viewCall = () => `GET /api${chapter()}`;
const drawn = '#root[data-drawn] [data-status="drawn"]';
const live = '#root:not([data-drawn]) [data-image]';

test('a chapter whose page comes slowly is seen and waits for its end, whatever is tapped', async ({
  page,
}) => {
  const parts = await pagesInParts(new URL(at('ko', '/')).origin);
  await page.goto(parts.origin + chapter(), { waitUntil: 'commit' });
  const first = page.locator(drawn).first();
  await expect(first.locator('img')).toBeVisible();
  await first.click();
  // Its code is here by then.
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=modulepreload]').length))
    .toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await expect(first).toBeVisible();
  parts.finish('come');
  await expect(page.locator(live).first()).toBeVisible();
  expect(parts.calls).not.toContain(viewCall());
  parts.close();
});

test('a page that breaks off in what its client needs is asked for that again', async ({
  page,
  faults,
}) => {
  faults.expect(unreachable);
  const parts = await pagesInParts(new URL(at('ko', '/')).origin);
  parts.finish('break');
  await page.goto(parts.origin + chapter(), { waitUntil: 'commit' });
  await expect(page.locator(live).first()).toBeVisible();
  expect(parts.calls).toContain(viewCall());
  parts.close();
});
