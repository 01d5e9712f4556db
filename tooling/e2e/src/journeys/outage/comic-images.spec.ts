import { at } from '#browser/editions.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { viewer } = phrases['ko-KR'];

/** Longer than an image of which nothing comes is waited for, or than it is till the next try. */
const aWhileMs = 21_000;

test(
  'an image of which nothing ever comes is given up and asked for anew, by itself',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(unreachable);
    await page.clock.install();
    const stalled: string[] = [];
    const loaded: string[] = [];
    let stalls = true;
    await page.route('**/media/pages/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      (stalls ? stalled : loaded).push(pathname);
      if (!stalls) await route.continue();
    });
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'magazine-comic'), 1)), {
      waitUntil: 'commit',
    });
    await expect(page.locator('[data-image]').first()).toBeAttached();
    await expect.poll(() => stalled.length).toBeGreaterThan(0);
    expect(await seenPageNames(page)).toEqual([]);
    stalls = false;
    // Only until it is asked for anew: by its own clock, that would be given up as well.
    await expect
      .poll(async () => {
        if (!loaded.includes(stalled[0] ?? '')) await page.clock.fastForward(aWhileMs);
        return loaded;
      })
      .toContain(stalled[0]);
    await expect.poll(() => seenPageNames(page)).toEqual(['1/1']);
    await expect(page.getByRole('button', { name: viewer.imageRetry })).toHaveCount(0);
  },
);

test('addresses that have expired are renewed, and the reader sees nothing of it', async ({
  page,
  faults,
}) => {
  faults.expect(answered(403));
  const chapter = chapterPath(titleIn('ko-KR', 'long'), 1);
  await page.goto(at('ko', chapter));
  await expect.poll(() => seenPageNames(page)).toContain('1/1');
  let renewals = 0;
  let refused = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${chapter}`) renewals += 1;
  });
  await page.route('**/media/pages/**', async (route) => {
    if (renewals > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 403 });
  });
  const place = (await page.locator('[data-strip]').boundingBox())?.height ?? 0;
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place / 2);
  await expect.poll(() => seenPageNames(page)).not.toEqual([]);
  expect(refused).toBeGreaterThan(0);
  // Images that fail together share one renewal.
  expect(renewals).toBe(1);
  await expect(page.getByRole('button', { name: viewer.imageRetry })).toHaveCount(0);
});

test('a server that fails is asked again by the reader, who reads on meanwhile and loses no place', async ({
  page,
  faults,
}) => {
  faults.expect(answered(500));
  let fails = true;
  await page.route('**/media/pages/**', (route) =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'magazine-comic'), 1)));
  const retry = page.getByRole('button', { name: viewer.imageRetry });
  await expect(retry.first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-current="true"] [data-status="failed"]').first()).toBeVisible();
  const shown = page.locator('[data-current="true"] [data-image]').first();
  const place = await shown.getAttribute('data-image');
  fails = false;
  await shown.getByRole('button', { name: viewer.imageRetry }).click();
  await expect(shown).toHaveAttribute('data-status', 'loaded');
  expect(await shown.getAttribute('data-image')).toBe(place);
});
