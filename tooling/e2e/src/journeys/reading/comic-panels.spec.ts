import type { Page } from '@playwright/test';
import { openControls } from '#browser/controls.ts';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { comic, viewer } = phrases['ko-KR'];

/** How the place is said, as "panel 12 of 48". */
function placeOf(panel: number, total: number): string {
  return comic.panelOf.replace('{{panel}}', String(panel)).replace('{{total}}', String(total));
}

async function openPages(page: Page): Promise<void> {
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'rtl'), 1)));
  await expect.poll(() => seenPageNames(page)).toContain('1/1');
  await openControls(page);
}

/** Enters panel mode; how many panels there are, as it says itself. */
async function enter(page: Page): Promise<number> {
  await page.getByRole('button', { name: viewer.byPanel }).click();
  const shown = page.getByRole('group', { name: viewer.byPanel });
  await expect(shown).toBeVisible();
  const pattern = comic.panelOf
    .replace('{{panel}}', String.raw`\d+`)
    .replace('{{total}}', '(\\d+)');
  const [, total] = new RegExp(pattern).exec(await shown.innerText()) ?? [];
  return Number(total);
}

test(
  'ko: pages are read panel by panel on a phone, in the work’s direction, and left where one is',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await openPages(page);
    const total = await enter(page);
    expect(total).toBeGreaterThanOrEqual(6);
    const group = page.getByRole('group', { name: viewer.byPanel });
    const isAt = (panel: number) => expect(group).toContainText(placeOf(panel, total));
    await isAt(1);
    await expect(page.getByRole('button', { name: comic.previousPanel })).toBeDisabled();
    await page.getByRole('button', { name: comic.nextPanel }).click();
    await isAt(2);
    // The next panel lies on the left.
    await page.keyboard.press('ArrowLeft');
    await isAt(3);
    await page.keyboard.press('ArrowRight');
    await isAt(2);
    await page.getByRole('button', { name: comic.previousPanel }).click();
    await isAt(1);
    const perPage = total / 6;
    for (let panel = 2; panel <= 2 * perPage + 1; panel += 1) {
      await page.keyboard.press('ArrowLeft');
      await isAt(panel);
    }
    await page.getByRole('button', { name: comic.leavePanels }).click();
    await expect(group).not.toBeVisible();
    await expect.poll(() => seenPageNames(page)).toEqual(['1/3']);
  },
);

test(
  'ko: panels come to an end behind which the chapter’s own is',
  { tag: '@phone' },
  async ({ page }) => {
    await openPages(page);
    const total = await enter(page);
    const group = page.getByRole('group', { name: viewer.byPanel });
    for (let panel = 2; panel <= total; panel += 1) {
      await page.keyboard.press(' ');
      await expect(group).toContainText(placeOf(panel, total));
    }
    await page.keyboard.press(' ');
    await expect(group).not.toBeVisible();
    await expect.poll(() => seenPageNames(page)).toEqual([]);
  },
);

test('ko: a screen with room for pages offers no panels', { tag: '@desktop' }, async ({ page }) => {
  await openPages(page);
  await expect(page.getByRole('button', { name: viewer.settings })).toBeVisible();
  await expect(page.getByRole('button', { name: viewer.byPanel })).toHaveCount(0);
});
