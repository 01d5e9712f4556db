import type { Page } from '@playwright/test';
import { korean } from '#account/editions.ts';
import { giveCoins } from '#account/give-coins.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, openEntered } from '#account/steps.ts';
import { novelText } from '#browser/novel-text.ts';
import { expect, test } from '#browser/test.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

/** Which paragraph the screen begins with, counted from 0; -1 while there is none. */
function firstSeen(page: Page): Promise<number> {
  return novelText(page)
    .locator('p')
    .evaluateAll((paragraphs) =>
      paragraphs.findIndex((paragraph) => {
        const frame = paragraph.ownerDocument.defaultView?.frameElement;
        const top = frame?.getBoundingClientRect().top ?? 0;
        return top + paragraph.getBoundingClientRect().bottom > 1;
      }),
    );
}

test(
  '[A2-021] [A7-072] [B2-111] [B7-081] ko: a preview ends with a sentence, and who buys the chapter there goes on at the same place',
  { tag: korean.size },
  async ({ page }) => {
    const { unlock, viewer } = korean.words;
    const { episode, sentence } = wordsIn(korean.language);
    const title = titleIn(korean.language, 'novel');
    const chapter = title.chapters[2];
    // So small that the preview takes more than one screen.
    await page.setViewportSize({ width: 390, height: 320 });
    const account = await addAccount();
    await giveCoins(account, 8);
    await enterAs(page, korean, account);
    await openEntered(
      page,
      korean,
      `/preview${contentPath(title)}/chapter/epub?chapterId=${chapter?.id}`,
    );
    const text = novelText(page);
    await expect(text.getByText(sentence(3))).toBeVisible();
    const shown = (await text.innerText()).trim();
    expect(shown).toMatch(/[.]$/);

    const onward = page.getByRole('link', { name: viewer.wholeEpisode });
    await onward.scrollIntoViewIfNeeded();
    await expect(page.getByText(viewer.endOfPreview)).toBeVisible();
    await expect.poll(() => firstSeen(page)).not.toBe(0);
    const last = (await text.locator('p').count()) - 1;
    expect(last).toBeGreaterThan(0);
    await onward.click();
    const dialog = page.getByRole('dialog', { name: episode(3) });
    await dialog.getByRole('button', { name: unlock.buy }).click();
    await expect(page).toHaveURL(korean.at(chapterPath(title, 3)));

    await expect
      .poll(async () => (await text.innerText()).length)
      .toBeGreaterThan(shown.length * 2);
    expect((await text.innerText()).startsWith(shown)).toBe(true);
    // Where the preview's last screen was, and not where the chapter begins.
    await expect.poll(() => firstSeen(page)).toBeGreaterThan(0);
    await expect(text.locator('p').nth(last)).toBeInViewport();
  },
);
