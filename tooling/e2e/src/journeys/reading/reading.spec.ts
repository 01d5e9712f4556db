import { openControls } from '#browser/controls.ts';
import { wordsIn } from '#catalogue/words.ts';
import { at, english, readingEditions, wordsOf } from '#browser/editions.ts';
import { novelText } from '#browser/novel-text.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

for (const edition of readingEditions) {
  const { name, language } = edition;

  test(
    `[A1-001] [B1-001] [A1-006] [A6-001] [B6-001] ${name}: from Home to a comic's chapter and the next one`,
    { tag: edition.size },
    async ({ page }) => {
      const words = wordsOf(edition);
      const comic = titleIn(language, 'comic');
      await page.goto(at(name, '/'));
      await expect(page).toHaveTitle(/Hanji$/);
      await page.getByRole('link', { name: comic.name }).first().click();
      await expect(page).toHaveURL(at(name, contentPath(comic)));
      await expect(page.getByRole('heading', { level: 1, name: comic.name })).toBeVisible();
      await expect(page).toHaveTitle(`${comic.name} – Hanji`);

      await page.getByRole('link', { name: wordsIn(language).episode(1), exact: true }).click();
      await expect(page).toHaveURL(at(name, chapterPath(comic, 1)));
      await expect.poll(() => seenPageNames(page)).toContain('1/1');

      await openControls(page);
      await page.getByRole('button', { name: words.viewer.nextEpisode }).click();
      await expect(page).toHaveURL(at(name, chapterPath(comic, 2)));
      await expect.poll(() => seenPageNames(page)).toContain('2/1');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

const { name, language } = english;

test(
  `${name}: from Home to a novel's chapter, whose text is visible`,
  { tag: english.size },
  async ({ page }) => {
    const words = wordsOf(english);
    const novel = titleIn(language, 'novel');
    await page.goto(at(name, '/'));
    await page.getByRole('link', { name: words.frame.novels }).first().click();
    await page.getByRole('link', { name: novel.name }).first().click();
    await page.getByRole('link', { name: wordsIn(language).episode(1), exact: true }).click();
    await expect(page).toHaveURL(at(name, chapterPath(novel, 1)));
    await expect(novelText(page).getByText(wordsIn(language).sentence(1))).toBeInViewport();
  },
);

test(
  `[A1-007] [A2-093] [B2-136] ${name}: reads each of the four content types, without header and footer`,
  { tag: english.size },
  async ({ page }) => {
    const frame = page.getByRole('contentinfo').or(page.getByRole('banner'));
    for (const key of ['comic', 'magazine-comic'] as const) {
      await page.goto(at(name, chapterPath(titleIn(language, key), 1)));
      await expect.poll(() => seenPageNames(page)).toContain('1/1');
      await expect(frame).toHaveCount(0);
    }
    for (const key of ['novel', 'magazine-novel'] as const) {
      await page.goto(at(name, chapterPath(titleIn(language, key), 2)));
      await expect(novelText(page).getByText(wordsIn(language).sentence(2))).toBeVisible();
      await expect(frame).toHaveCount(0);
    }
  },
);
