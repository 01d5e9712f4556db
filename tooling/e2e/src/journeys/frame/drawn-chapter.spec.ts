import type { Locator, Page } from '@playwright/test';
import { drawnOnly, openDrawn, watchShifts } from '#browser/drawn-page.ts';
import { at } from '#browser/editions.ts';
import { isDrawn } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

test('a drawn chapter is scrolled before any script, and its viewer moves no pixel of it', async ({
  browser,
  page: like,
}) => {
  const page = await drawnOnly(browser, like);
  await page.addInitScript(watchShifts);
  await page.addInitScript(watchPages);
  const held = Promise.withResolvers<null>();
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openDrawn(page, at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  const drawn = page.locator('[data-status="drawn"]');
  await expect.poll(() => drawn.locator('img').first().evaluate(isDrawn)).toBe(true);
  const before = await boxesOf(drawn);
  expect(before.length).toBeLessThan(20);
  // The strip's own, which holds the room of all that is not drawn.
  const [whole] = await boxesOf(drawn.first().locator('..'));
  await page.evaluate(() => scrollTo({ top: 333, behavior: 'instant' }));
  held.resolve(null);
  const live = page.locator('[data-image]');
  await expect(live.first()).toBeAttached();
  await expect(drawn).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(333);
  const after = await boxesOf(live);
  const both = Math.min(before.length, after.length);
  expect(both).toBeGreaterThan(4);
  expect(after.slice(0, both)).toEqual(before.slice(0, both));
  expect(await boxesOf(page.locator('[data-strip]'))).toEqual([whole]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'bare'))).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBe(0);
  await page.context().close();
});

test('the first picture of a drawn chapter shares its connection with no other', async ({
  browser,
  page: like,
}) => {
  const page = await drawnOnly(browser, like);
  const held = Promise.withResolvers<null>();
  const asked: string[] = [];
  await page.route('**/api/media/pages/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held.promise;
    await route.continue();
  });
  await openDrawn(page, at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  const images = page.locator('[data-status="drawn"] img');
  await expect.poll(() => asked).toHaveLength(1);
  await expect(images.nth(1)).toHaveAttribute('data-src', /^\/api\/media\/pages\//);
  expect(await images.nth(1).getAttribute('src')).toBeNull();
  held.resolve(null);
  await expect.poll(() => images.nth(1).evaluate(isDrawn)).toBe(true);
  expect(asked.length).toBe(await images.count());
  await page.context().close();
});

test('a chapter is shown once its first picture’s box is read, and other pages as they come', async ({
  page,
}) => {
  const long = titleIn('ko-KR', 'long');
  const sent = async (path: string) => {
    const answer = await page.request.get(at('ko', path), { headers: { accept: 'text/html' } });
    const [head = '', body = ''] = (await answer.text()).split('<body>');
    const expected = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head)?.[1];
    return { expected, body };
  };
  const chapter = await sent(chapterPath(long, 1));
  expect(chapter.expected).toBeDefined();
  const box = chapter.body.indexOf(`id="${chapter.expected}"`);
  expect(box).toBeGreaterThan(0);
  expect(chapter.body.indexOf('<img')).toBeGreaterThan(box);
  expect((await sent(contentPath(long))).expected).toBeUndefined();
});

for (const [where, scrolled] of [
  ['from its beginning', 0],
  ['at the reader’s place', 2345],
] as const) {
  test(`a chapter that is here already shows ${where} in the frame of its press, and its page moves no pixel of it`, async ({
    page,
  }) => {
    const long = titleIn('ko-KR', 'long');
    const chapter = chapterPath(long, 1);
    if (scrolled > 0) {
      await page.goto(at('ko', chapter));
      await expect(page.locator('[data-image]').first()).toHaveAttribute('data-status', 'loaded');
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      const kept = () => page.evaluate(() => localStorage.getItem('hanji.readingPositions'));
      await expect.poll(kept).toContain('"imageId"');
    }
    await page.goto(at('ko', contentPath(long)));
    const ready = page.locator('body > [aria-hidden="true"] [data-status="drawn"] > img');
    await expect(ready.first()).toBeAttached();
    await expect.poll(() => ready.first().evaluate(isDrawn)).toBe(true);
    await expect(ready.first()).toBeHidden();

    const link = page.locator(`a[href="${chapter}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(watchFirstPicture);
    await link.click();
    await expect(page).toHaveURL(at('ko', chapter));
    await expect(page.locator('[data-image][data-status="loaded"]').first()).toBeVisible();
    await expect(page.locator('[data-status="drawn"]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'places'))).toHaveLength(1);
  });
}

test('a novel’s chapter that is here already shows its text in the frame of its press, and its page moves no line of it', async ({
  page,
}) => {
  await openNovelThatIsHere(page);
});

test('so it has where scroll bars take room of the page', async ({ browser, launchOptions }) => {
  const withBars = await browser.browserType().launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  await openNovelThatIsHere(await withBars.newPage({ viewport: { width: 1200, height: 800 } }));
  await withBars.close();
});

/** Opens one out of its title's page, and looks at 60 frames: its first line has one place in all. */
async function openNovelThatIsHere(page: Page): Promise<void> {
  const novel = titleIn('ko-KR', 'novel');
  await page.goto(at('ko', contentPath(novel)));
  const frame = page.locator('.epub-view iframe');
  const words = frame.contentFrame().locator('p').first();
  await expect(words).toBeAttached();
  await expect(frame).toBeHidden();

  const link = page.locator(`a[href="${chapterPath(novel, 1)}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  // Until it is at its place.
  await page.evaluate(waitFrames, 12);
  await page.evaluate(watchText);
  await link.click();
  await expect(page).toHaveURL(at('ko', chapterPath(novel, 1)));
  await expect(words).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'looks')))
    .toBeGreaterThan(59);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tops'))).toHaveLength(1);
}

/** Tops and heights on the page of the boxes of a strip. */
function boxesOf(boxes: Locator): Promise<number[][]> {
  return boxes.evaluateAll((all) =>
    all.map((box) => {
      const { top, height } = box.getBoundingClientRect();
      return [top + scrollY, height];
    }),
  );
}

/** Runs in the page: counts frames in which the first page, once seen, is not wholly there. */
function watchPages(): void {
  const pages = { seen: false, bare: 0 };
  const look = (): void => {
    const image = document.querySelector<HTMLImageElement>('[data-status] img');
    const there =
      image?.complete === true &&
      image.naturalWidth > 0 &&
      getComputedStyle(image).visibility === 'visible';
    if (pages.seen && !there) pages.bare += 1;
    pages.seen ||= there;
    Reflect.set(globalThis, 'bare', pages.bare);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: from the first frame after the press on, every place, in whole pixels, that the
 * picture at the top of the screen has.
 */
function watchFirstPicture(): void {
  const places = new Set<string>();
  const look = (): void => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-status] img')];
    const top = images.find(
      (image) =>
        image.complete &&
        image.checkVisibility({ visibilityProperty: true }) &&
        image.getBoundingClientRect().bottom > 1,
    );
    const { x, y, width, height } = top?.getBoundingClientRect() ?? new DOMRect();
    places.add([x, y, width, height].map(Math.round).join(' '));
    Reflect.set(globalThis, 'places', [...places]);
    requestAnimationFrame(look);
  };
  addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
}

/** Runs in the page. */
async function waitFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Runs in the page: in the frame of the press and the 60 after it, every place of the text's first paragraph
 * on the screen, with the width of the text; 'none' where it is not seen.
 */
function watchText(): void {
  const tops = new Set<string>();
  let looks = 0;
  const look = (): void => {
    if (looks < 60) requestAnimationFrame(look);
    looks += 1;
    const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
    const first = frame?.contentDocument?.querySelector('p');
    const isSeen = frame && first && frame.checkVisibility({ visibilityProperty: true });
    const [outer, inner] = [frame, first].map((box) => box?.getBoundingClientRect());
    const [left, top] = [outer?.left, (outer?.top ?? 0) + (inner?.top ?? 0)];
    tops.add(isSeen ? [left, top, outer?.width, inner?.height].join(' ') : 'none');
    Object.assign(globalThis, { looks, tops: [...tops] });
  };
  addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
}
