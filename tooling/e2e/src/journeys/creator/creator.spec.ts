import type { Page } from '@playwright/test';
import { japanese } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading } from '#account/steps.ts';
import { filled } from '#browser/phrases.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';

const { creator: words, genres } = japanese.words;

/** A page as a drawing program leaves it: noise does not pack, so it comes in several parts. */
async function drawnPage(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: across, height: down });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('this browser draws nothing');
      const image = context.createImageData(across, down);
      for (let at = 0; at < image.data.length; at += 65_536) {
        crypto.getRandomValues(image.data.subarray(at, at + 65_536));
      }
      for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
      context.putImageData(image, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(text, 'base64');
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

test(
  '[B1-019] [B2-066] [B2-068] [B2-070] [B2-071] [B2-072] ja: a creator goes from nothing to a published chapter, with an upload that is cut off, which others read, like and comment on',
  { tag: '@desktop' },
  async ({ page, browser, faults }) => {
    faults.expect(unreachable, answered(404));
    const creator = await addAccount({ columns: { nickname: 'Minato' } });
    await enterAs(page, japanese, creator);
    await page.goto(japanese.at('/manage/title'));
    await page.getByRole('link', { name: words.firstTitle }).click();
    const name = `灯台守 ${creator.id}`;
    await page.getByRole('textbox', { name: words.name }).fill(name);
    await page.getByRole('textbox', { name: words.description }).fill('海辺の灯台の物語。');
    await button(page, genres.drama).click();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await button(page, words.makeTitle).click();

    await expect(heading(page, name)).toBeVisible();
    await page.getByRole('link', { name: words.firstArticle }).click();
    const picture = await drawnPage(page, 1000, 1600);
    // The connection breaks off in the middle of the file.
    await page.route('**/part/1', (route) => route.abort('connectionreset'));
    await page.getByLabel(words.pages).setInputFiles({
      name: 'page-1.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await expect(page.getByText(words.fileInterrupted)).toBeVisible();
    // The page is loaded anew while it is away; then it goes on, and nobody chooses the file again.
    await page.reload();
    await expect(page.getByText(words.fileInterrupted)).toBeVisible();
    await page.unroute('**/part/1');
    const pages = page.getByRole('list', { name: words.pages, exact: true });
    await expect(pages.getByRole('listitem')).toHaveCount(1);
    await expect(pages.getByText('page-1.png')).toBeVisible();

    const note = page.getByRole('textbox', { name: words.authorComment });
    await note.fill('はじめまして。');
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('はじめまして。');

    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: words.previewPhone }).click(),
    ]);
    await expect(
      preview
        .getByRole('img', { name: filled(japanese.words.viewer.imageAlt, { page: 1 }) })
        .first(),
    ).toBeVisible();
    await preview.close();

    await settled(page);
    expect(await violations(page)).toEqual([]);
    const [contentId, chapterId] = new URL(page.url()).pathname.split('/').slice(-2);
    await button(page, words.publish).click();
    await expect(button(page, words.withdraw)).toBeVisible();
    await page.goto(japanese.at('/manage/title'));
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row.getByText(words.public, { exact: true })).toBeVisible();

    const context = await openContext(browser);
    await readAsOthers(await context.newPage(), `/challenge/comic/${contentId}`, chapterId ?? '');
    await context.close();
  },
);

/** A visitor reads, and is asked to sign in for a like; a member likes and comments. */
async function readAsOthers(page: Page, title: string, chapterId: string): Promise<void> {
  const { challenge, comments, frame } = japanese.words;
  const like = page.getByRole('button', { name: challenge.like });
  const picture = page
    .getByRole('img', { name: filled(japanese.words.viewer.imageAlt, { page: 1 }) })
    .first();
  await page.goto(japanese.at(`${title}/${chapterId}`));
  await expect(picture).toBeVisible();
  await like.click();
  const question = page.getByRole('dialog', { name: comments.signInToReactTitle });
  await expect(question.getByRole('button', { name: frame.signIn })).toBeVisible();

  await enterAs(page, japanese, await addAccount({ columns: { nickname: 'Sora' } }));
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: challenge.writeComment }).click();
  await page.getByRole('textbox', { name: comments.yours }).fill('続きが楽しみです');
  await page.getByRole('button', { name: comments.post, exact: true }).click();
  const said = page.getByRole('article').filter({ hasText: '続きが楽しみです' });
  await expect(said).toContainText('Sora');
  await settled(page);
  expect(await violations(page)).toEqual([]);
}

test(
  '[B1-019] [B2-069] ja: leaving a title with unsaved words asks, by link and by the browser’s own button',
  { tag: '@phone' },
  async ({ page }) => {
    await enterAs(page, japanese, await addAccount());
    await page.goto(japanese.at('/manage/title'));
    await page.getByRole('link', { name: words.firstTitle }).click();
    const name = page.getByRole('textbox', { name: words.name });
    await name.fill('書きかけ');
    const question = page.getByRole('dialog', { name: words.leaveTitle });
    const way = page.getByRole('link', { name: words.titles, exact: true }).first();
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words.stay }).click();
    await expect(name).toHaveValue('書きかけ');
    await way.click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words.leave }).click();
    await expect(page.getByRole('link', { name: words.firstTitle })).toBeVisible();
  },
);
