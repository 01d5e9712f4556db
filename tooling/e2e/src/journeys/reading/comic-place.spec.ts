import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { openControls } from '#browser/controls.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { viewer } = phrases['ko-KR'];

/** Phones upright and turned, a tablet and a desktop. */
const sizes = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1920, 1080],
  [390, 844],
] as const;

/** The image at the top of the screen, and how far into it. */
type Place = { readonly image: string; readonly fraction: number };

/** Runs in the page. */
function placeNow(): Place {
  for (const box of document.querySelectorAll<HTMLElement>('[data-image]')) {
    const { top, bottom, height } = box.getBoundingClientRect();
    if (bottom > 0.5) return { image: box.dataset['image'] ?? '', fraction: -top / height };
  }
  return { image: '', fraction: 0 };
}

/** Runs in the page: how many pixels a place is off the top of the screen. */
function offBy({ image, fraction }: Place): number {
  const box = document.querySelector(`[data-image="${image}"]`)?.getBoundingClientRect();
  return box ? Math.abs(box.top + fraction * box.height) : Number.POSITIVE_INFINITY;
}

/** Runs in the page: whether the slide on screen has an image. */
function isOnSlide(image: string): boolean {
  return document.querySelector(`[data-current="true"] [data-image="${image}"]`) !== null;
}

/** By a finger that goes up over the screen so many times. */
async function swipeUp(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y, id: 0 }],
    });
  for (let time = 0; time < times; time += 1) {
    await touch('touchStart', 760);
    for (let y = 720; y >= 160; y -= 40) await touch('touchMove', y);
    await touch('touchEnd');
  }
}

/** Scrolls on as the device does, and gives the place once it is at rest and was told. */
async function readOn(page: Page, isPhone: boolean): Promise<Place> {
  const before = await page.evaluate(() => scrollY);
  if (isPhone) await swipeUp(page, 8);
  else {
    await page.mouse.move(700, 450);
    for (let notch = 0; notch < 8; notch += 1) await page.mouse.wheel(0, 637);
  }
  let last = before;
  await expect
    .poll(async () => {
      const [earlier, now] = [last, await page.evaluate(() => scrollY)];
      last = now;
      return now > before + 1500 && now === earlier;
    })
    .toBe(true);
  return page.evaluate(placeNow);
}

test('ko: the place in a strip stays through sizes and turns, modes and leaving', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isKept = (place: Place) => expect.poll(() => page.evaluate(offBy, place)).toBeLessThan(2);
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  await expect.poll(() => seenPageNames(page)).toContain('1/1');
  const place = await readOn(page, isPhone);
  expect(place.image).not.toBe('');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await isKept(place);
    await page.keyboard.press('m');
    await expect.poll(() => page.evaluate(isOnSlide, place.image)).toBe(true);
    await page.keyboard.press('m');
    await isKept(place);
  }
  await page.setViewportSize(size);
  await isKept(place);
  await page.goto('about:blank');
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  await isKept(place);
});

test(
  'ko: panels begin where the strip was read, and it goes on where they are left',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    const { image } = await readOn(page, true);
    await openControls(page);
    await page.getByRole('button', { name: viewer.byPanel }).click();
    const panels = page.getByRole('group', { name: viewer.byPanel });
    await expect(panels).toBeVisible();
    await expect.poll(() => panels.locator(`[data-image="${image}"]`).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(panels).not.toBeVisible();
    await expect.poll(async () => (await page.evaluate(placeNow)).image).toBe(image);
  },
);
