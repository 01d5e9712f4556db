import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { openControls } from '#browser/controls.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames, seenPages } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { viewer } = phrases['ja-JP'];

/** The picture at the right edge of the screen, and how many pixels of it are past that edge. */
type Place = { readonly image: string; readonly past: number };

/** Runs in the page. */
function placeNow(): Place {
  for (const box of document.querySelectorAll<HTMLElement>('[data-image]')) {
    const { left, right } = box.getBoundingClientRect();
    if (left < innerWidth - 0.5)
      return { image: box.dataset['image'] ?? '', past: right - innerWidth };
  }
  return { image: '', past: 0 };
}

/** Reads on as the device does: by a finger that goes to the right, or by a wheel that turns down. */
async function readOn(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) {
    await page.mouse.move(700, 450);
    for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, 300);
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 420, id: 0 }],
    });
  for (let time = 0; time < 4; time += 1) {
    await touch('touchStart', 40);
    for (let x = 80; x <= 360; x += 40) await touch('touchMove', x);
    await touch('touchEnd');
  }
}

test('ja: a work that reads sideways is scrolled to the left, keeps its place, and comes to its end', async ({
  page,
}, { project }) => {
  const title = titleIn('ja-JP', 'sideways');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.goto(at('ja', chapterPath(title, 1)));
  await expect.poll(() => seenPageNames(page)).toContain('1/1');
  expect(await page.evaluate(placeNow)).toMatchObject({ past: 0 });
  const lying = await seenPages(page);
  expect(new Set(lying.map(({ top }) => top))).toEqual(new Set([0]));

  await readOn(page, project.name === 'phone');
  let last: Place = { image: '', past: 0 };
  await expect
    .poll(async () => {
      const [before, now] = [last, await page.evaluate(placeNow)];
      last = now;
      return now.image === before.image && now.past === before.past && !now.image.startsWith('1-');
    })
    .toBe(true);
  expect(await seenPageNames(page)).not.toContain('1/1');

  const isKept = () =>
    expect.poll(async () => (await page.evaluate(placeNow)).image).toBe(last.image);
  await page.setViewportSize({ width: size.height, height: size.width });
  await isKept();
  await page.setViewportSize(size);
  await isKept();
  await page.keyboard.press('m');
  await expect(page.locator(`[data-current="true"] [data-image="${last.image}"]`)).toHaveCount(1);
  await page.keyboard.press('m');
  await isKept();
  await page.reload();
  await isKept();

  await openControls(page);
  await page.getByRole('slider', { name: viewer.position }).press('End');
  await expect.poll(() => seenPageNames(page)).toContain('1/12');
  await page.keyboard.press('Escape');
  const next = page.getByRole('link', { name: viewer.continueReading });
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(next).toBeInViewport({ timeout: 200 });
  }).toPass();
  await next.click();
  await expect(page).toHaveURL(at('ja', chapterPath(title, 2)));
  await expect.poll(() => seenPageNames(page)).toContain('2/1');
});
