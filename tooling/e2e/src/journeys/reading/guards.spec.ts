import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { withoutSentAnswer } from '#browser/without-sent-answer.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { errors, frame, reading, viewer } = phrases['ko-KR'];
function comic() {
  return titleIn('ko-KR', 'comic');
}
const contentCall = /\/api\/comic\/\d+$/;
const chapterCall = /\/api\/comic\/\d+\/chapter\/\d+\/product$/;

/** Answers a call with a result code; the status says success, so that the code alone decides. */
async function answerWith(
  page: Page,
  call: RegExp,
  code: number,
  message = `code ${code}`,
  debug: string | null = null,
): Promise<void> {
  await withoutSentAnswer(page);
  await page.route(call, (route) =>
    route.fulfill({ json: { data: null, result: { code, message, debug } } }),
  );
}

/** A mark that a page loses when it is loaded anew. */
function mark(page: Page) {
  return page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}
function kept(page: Page) {
  return page.locator('html[data-kept]');
}

for (const code of [303, 404]) {
  test(
    `[A8-022] [A8-023] [B8-004] a content home that answers ${code} says so, then leads to /`,
    { tag: '@phone' },
    async ({ page }) => {
      await answerWith(page, contentCall, code);
      await page.goto(at('ko', contentPath(comic())));
      const dialog = page.getByRole('dialog', { name: errors.contentMissingTitle });
      await expect(dialog).toContainText(`code ${code}`);
      await mark(page);
      await dialog.getByRole('button', { name: frame.goHome }).click();
      await expect(page).toHaveURL(at('ko', '/'));
      await expect(page.getByRole('link', { name: comic().name }).first()).toBeVisible();
      await expect(kept(page)).toHaveCount(1);
    },
  );

  test(
    `[A8-025] [B8-004] a chapter that answers ${code} says so, leads to / and loads it anew`,
    { tag: '@phone' },
    async ({ page }) => {
      await answerWith(page, chapterCall, code);
      await page.goto(at('ko', chapterPath(comic(), 1)));
      const dialog = page.getByRole('dialog', { name: errors.chapterMissingTitle });
      await expect(dialog).toContainText(`code ${code}`);
      await mark(page);
      await dialog.getByRole('button', { name: frame.goHome }).click();
      await expect(page).toHaveURL(at('ko', '/'));
      await expect(page.getByRole('link', { name: comic().name }).first()).toBeVisible();
      await expect(kept(page)).toHaveCount(0);
    },
  );
}

test(
  '[A8-022] [A8-023] a dialog without the service’s words has its debug text',
  { tag: '@phone' },
  async ({ page }) => {
    for (const code of [303, 404]) {
      await answerWith(page, contentCall, code, '', 'no such title');
      await page.goto(at('ko', contentPath(comic())));
      await expect(page.getByRole('dialog')).toContainText('no such title');
      await page.unrouteAll();
    }
  },
);

const asked = [
  [401, errors.signInTitle],
  [428, errors.matureTitle],
  [451, errors.adultTitle],
] as const;

for (const [code, title] of asked) {
  test(
    `[A8-024] [A8-026] code ${code} asks the reader at the content home and in the viewer`,
    { tag: '@phone' },
    async ({ page }) => {
      await answerWith(page, contentCall, code);
      await answerWith(page, chapterCall, code);
      for (const path of [contentPath(comic()), chapterPath(comic(), 1)]) {
        await page.goto(at('ko', path));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(at('ko', path));
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  );
}

test(
  '[B8-051] [A4-085] [B4-024] [B8-008] code 401 asks to log in, and yes leads to Login, which is told the way back',
  { tag: '@phone' },
  async ({ page }) => {
    await answerWith(page, contentCall, 401);
    await answerWith(page, chapterCall, 401);
    for (const path of [contentPath(comic()), chapterPath(comic(), 1)]) {
      await page.goto(at('ko', path));
      await expect(page.getByText(errors.signInReadText)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: frame.signIn }).click();
      await expect(page).toHaveURL(at('ko', `/login?redirect=${encodeURIComponent(path)}`));
    }
  },
);

test(
  '[B4-029] [A4-091] any other code leads a viewer back to the content home',
  { tag: '@phone' },
  async ({ page }) => {
    for (const code of [402, 403, 409]) {
      await answerWith(page, chapterCall, code);
      await page.goto(at('ko', chapterPath(comic(), 1)));
      await expect(page).toHaveURL(at('ko', contentPath(comic())));
      await expect(page.getByRole('tab', { name: reading.episodes })).toBeVisible();
      await page.unrouteAll();
    }
  },
);

test(
  'any other code of a content home itself says so, then leads to /',
  { tag: '@phone' },
  async ({ page }) => {
    await answerWith(page, contentCall, 403);
    await page.goto(at('ko', contentPath(comic())));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('code 403');
    await dialog.getByRole('button', { name: frame.goHome }).click();
    await expect(page).toHaveURL(at('ko', '/'));
  },
);

test(
  'a visitor whom a chapter asks to log in is offered its preview, or the way back',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(/Failed to load resource: the server responded with a status of 401/);
    const main = page.getByRole('main');
    await page.goto(at('ko', chapterPath(comic(), 5)));
    await expect(page.getByRole('heading', { name: errors.signInTitle })).toBeVisible();
    await expect(main.getByRole('link', { name: viewer.backToTitle })).toBeVisible();
    await expect(main.getByRole('link', { name: reading.preview })).toHaveCount(0);

    await page.goto(at('ko', chapterPath(comic(), 4)));
    await main.getByRole('link', { name: reading.preview }).click();
    await expect(page).toHaveURL(at('ko', chapterPath(comic(), 4, 'trial')));
  },
);
