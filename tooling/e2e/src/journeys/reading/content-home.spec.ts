import { wordsIn } from '#catalogue/words.ts';
import { at, japanese, wordsOf } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { violations } from '#browser/rules-of-accessibility.ts';
import { novelText } from '#browser/novel-text.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { name, language } = japanese;
const words = wordsOf(japanese);
const { episode, volume, author, description } = wordsIn(language);

test(
  `[A2-017] [B1-001] ${name}: titles of every type have a home, under their own type alone`,
  { tag: japanese.size },
  async ({ page, faults }) => {
    for (const key of ['comic', 'magazine-comic', 'novel', 'magazine-novel']) {
      const title = titleIn(language, key);
      expect(contentPath(title)).toBe(`/${key.replace('-', '_')}/${title.id}`);
      await page.goto(at(name, contentPath(title)));
      await expect(page.getByRole('heading', { level: 1, name: title.name })).toBeVisible();
      await expect(page.getByRole('link', { name: episode(1), exact: true })).toBeVisible();
    }
    faults.expect(answered(404));
    await page.goto(at(name, `/novel/${titleIn(language, 'comic').id}`));
    await expect(
      page.getByRole('dialog', { name: words.errors.contentMissingTitle }),
    ).toBeVisible();
    await page.goto(at(name, `/magazine/${titleIn(language, 'comic').id}`));
    await expect(
      page.getByRole('heading', { level: 1, name: words.errors.notFoundTitle }),
    ).toBeVisible();
  },
);

test(
  `[A2-094] [A2-095] ${name}: a content home with facts, tabs and sort`,
  { tag: japanese.size },
  async ({ page }) => {
    const comic = titleIn(language, 'comic');
    const rows = page.getByRole('link', {
      name: new RegExp(`^(${[1, 2, 3, 4, 5].map(episode).join('|')})$`),
    });
    await page.goto(at(name, contentPath(comic)));
    await expect(page.getByRole('heading', { level: 1, name: comic.name })).toBeVisible();
    await expect(page.getByText(author).first()).toBeVisible();
    await expect(page.getByText(description).first()).toBeVisible();

    await expect(rows).toHaveText([1, 2, 3, 4, 5].map(episode));
    await page.getByRole('button', { name: words.reading.sortOldest }).click();
    await expect(rows).toHaveText([5, 4, 3, 2, 1].map(episode));

    await page.getByRole('tab', { name: words.reading.volumes }).click();
    await expect(page.getByRole('link', { name: volume(1), exact: true })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('tab', { name: words.reading.episodes }).click();
    await expect(rows).toHaveCount(5);
  },
);

test(
  `${name}: a book says who translated it, leads through its series and states its accessibility`,
  { tag: japanese.size },
  async ({ page }) => {
    const first = titleIn(language, 'novel');
    const second = titleIn(language, 'magazine-novel');
    const { reading, accessibility } = words;
    await page.goto(at(name, contentPath(first)));
    await expect(page.getByRole('link', { name: 'Ines Rowan' })).toBeVisible();
    const others = page.getByRole('region', { name: reading.seriesTitles });
    await others.getByRole('link', { name: second.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    const button = page.getByRole('button', { name: reading.accessibility });
    await button.click();
    const region = page.getByRole('region', { name: reading.accessibility });
    await expect(region.getByRole('listitem')).toHaveText([
      accessibility.appearanceModifiable,
      accessibility.nonvisualReadable,
      accessibility.meetsStandards,
      /EPUB Accessibility 1\.1.+WCAG 2\.2/,
      /Hanji$/,
      accessibility.contents,
      accessibility.hazardsUnknown,
    ]);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  `[A2-018] [B2-106] ${name}: the query opens the tab of volumes`,
  { tag: japanese.size },
  async ({ page }) => {
    await page.goto(at(name, `${contentPath(titleIn(language, 'comic'))}?tab=VOLUME`));
    await expect(page.getByRole('tab', { name: words.reading.volumes })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('link', { name: volume(1), exact: true }).click();
    await expect.poll(() => seenPageNames(page)).toContain('6/1');
  },
);

test(
  `${name}: a preview shows its pages and says that it ends`,
  { tag: japanese.size },
  async ({ page }) => {
    const comic = titleIn(language, 'comic');
    await page.goto(at(name, contentPath(comic)));
    await page.getByRole('link', { name: `${words.reading.preview}: ${episode(4)}` }).click();
    await expect(page).toHaveURL(at(name, chapterPath(comic, 4, 'trial')));
    await expect.poll(() => seenPageNames(page)).toContain('4/1');
    await page.keyboard.press('End');
    await expect(page.locator('[data-image]').last()).toHaveAttribute('data-image', /^2-/);
    const end = page.getByText(words.viewer.endOfPreview);
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();

    await page.goto(at(name, chapterPath(titleIn(language, 'novel'), 3, 'trial')));
    await expect(novelText(page).getByText(wordsIn(language).sentence(3))).toBeVisible();
  },
);

test(
  `[A6-003] ${name}: a visitor who opens a priced chapter is told so, and how to go on or back`,
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const comic = titleIn(language, 'comic');
    const priced = chapterPath(comic, 5);
    await page.goto(at(name, contentPath(comic)));
    await page.getByRole('link', { name: episode(5), exact: true }).click();
    await expect(page.getByRole('heading', { name: words.errors.signInTitle })).toBeVisible();
    await expect(page.getByRole('link', { name: words.frame.signIn })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(priced)}`,
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: comic.name })).toBeVisible();
  },
);
