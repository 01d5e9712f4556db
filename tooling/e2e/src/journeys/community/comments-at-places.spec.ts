import type { Page } from '@playwright/test';
import { japanese, korean } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs } from '#account/steps.ts';
import { novelText } from '#browser/novel-text.ts';
import { openControls } from '#browser/controls.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { comments: words, viewer: viewerWords } = korean.words;
const viewer = chapterPath(titleIn(korean.language, 'comic'), 1);

const mark = (page: Page) => page.getByRole('button', { name: /이 장면의 댓글 \d+개/ });

async function openViewer(page: Page): Promise<void> {
  await page.goto(korean.at(viewer));
  await expect(page.locator('main img').first()).toBeVisible();
}

/** Reads on to a share of the strip, as the window scrolls it. */
async function readTo(page: Page, share: number): Promise<void> {
  await page.evaluate((to) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * to, behavior: 'instant' });
  }, share);
}

test(
  'ko: what is said at a place of a comic shows to who has passed it, and one press hides it',
  { tag: korean.size },
  async ({ page, browser }) => {
    const [minsu, sora] = [
      await addAccount({ columns: { nickname: 'Minsu' } }),
      await addAccount({ columns: { nickname: 'Sora' } }),
    ];
    const said = `이 장면 ${minsu.id}`;
    await enterAs(page, korean, minsu);
    await openViewer(page);
    await readTo(page, 0.5);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hanji.readingPositions')))
      .toMatch(/"chapterShare":0\.[3-7]/);
    await openControls(page);
    await page.getByRole('button', { name: viewerWords.comments }).click();
    await page.getByRole('textbox', { name: words.yours }).fill(said);
    await page.getByRole('checkbox', { name: /지금 읽는 위치에 남기기/ }).check();
    await page.getByRole('button', { name: words.post, exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: said })).toContainText(/\d+% 지점/);

    const context = await openContext(browser);
    const other = await context.newPage();
    await enterAs(other, korean, sora);
    const asked = other.waitForResponse((response) => response.url().includes('placed-comments'));
    await openViewer(other);
    await asked;
    await expect(mark(other)).toHaveCount(0);
    await readTo(other, 0.55);
    await expect(mark(other)).toBeVisible();
    await settled(other);
    expect(await violations(other)).toEqual([]);
    await mark(other).press('Enter');
    const sheet = other.getByRole('dialog', { name: words.besideTitle });
    await expect(sheet.getByRole('article').filter({ hasText: said })).toBeVisible();
    await other.keyboard.press('Escape');
    await openControls(other);
    await other.getByRole('switch', { name: words.beside }).click();
    await expect(mark(other)).toHaveCount(0);
    await other.reload();
    // The viewer, in the place of the drawn page that takes no taps.
    await expect(other.locator('#root:not([data-drawn]) main img').first()).toBeVisible();
    await readTo(other, 0.56);
    await openControls(other);
    await expect(other.getByRole('switch', { name: words.beside })).not.toBeChecked();
    await expect(mark(other)).toHaveCount(0);
    await context.close();
  },
);

/** Goes to the last line of a novel's chapter, by searching for a word of it. */
async function searchToEnd(page: Page): Promise<void> {
  const { frame, novel, viewer: bars } = japanese.words;
  const text = novelText(page);
  await expect(text).toBeVisible();
  const said = (await text.locator('p').last().textContent()) ?? '';
  const word = said.match(/\p{L}{4,}/gu)?.at(-1) ?? '';
  await openControls(page);
  await page.getByRole('button', { name: bars.searchText }).click();
  const panel = page.getByRole('dialog', { name: novel.search });
  await panel.getByRole('combobox').fill(word);
  await page.keyboard.press('Enter');
  await panel.getByRole('listitem').last().getByRole('button').click();
  await expect(text.locator('p').last()).toBeInViewport();
  await panel.getByRole('button', { name: frame.close }).click();
}

test(
  'ja: what is said at a place of a novel shows to who has read so far, and not before',
  { tag: japanese.size },
  async ({ page, browser }) => {
    const { comments, viewer: bars } = japanese.words;
    const chapter = japanese.at(chapterPath(titleIn(japanese.language, 'novel'), 2));
    const [minsu, sora] = [
      await addAccount({ columns: { nickname: 'Minsu' } }),
      await addAccount({ columns: { nickname: 'Sora' } }),
    ];
    const said = `ここ ${minsu.id}`;
    await page.setViewportSize({ width: 1280, height: 500 });
    await enterAs(page, japanese, minsu);
    await page.goto(chapter);
    await searchToEnd(page);
    await openControls(page);
    await page.getByRole('button', { name: bars.comments }).click();
    await page.getByRole('textbox', { name: comments.yours }).fill(said);
    await page.getByRole('checkbox', { name: /今読んでいる/ }).check();
    await page.getByRole('button', { name: comments.post, exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: said })).toContainText(/\d+%/);

    const context = await openContext(browser, { viewport: { width: 1280, height: 500 } });
    const other = await context.newPage();
    await enterAs(other, japanese, sora);
    const asked = other.waitForResponse((response) => response.url().includes('placed-comments'));
    await other.goto(chapter);
    await asked;
    const beside = other.getByRole('button', { name: /この場面のコメント\d+件/ });
    await expect(beside).toHaveCount(0);
    await searchToEnd(other);
    await expect(beside).toBeVisible();
    await beside.press('Enter');
    const sheet = other.getByRole('dialog', { name: comments.besideTitle });
    await expect(sheet.getByRole('article').filter({ hasText: said })).toBeVisible();
    await context.close();
  },
);
