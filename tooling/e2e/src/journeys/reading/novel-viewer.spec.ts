import sharp from 'sharp';
import { openControls } from '#browser/controls.ts';
import { at, english, wordsOf } from '#browser/editions.ts';
import { novelText } from '#browser/novel-text.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { name, language } = english;
const words = wordsOf(english);
const novel = titleIn(language, 'novel');
const dark = { fontType: 0, fontSize: 2, lineHeight: 1, color: 4 };

for (const [what, stored] of [
  ['for all novels', { novel_viewer_setting: dark }],
  [
    'for this one',
    {
      novel_viewer_setting: { ...dark, color: 0 },
      'hanji.novelSettings': { version: 1, device: {}, titles: [[novel.id, { color: 4 }]] },
    },
  ],
] as const) {
  test(
    `a novel that is read light on dark is dark before any script of the site runs, chosen ${what}`,
    { tag: english.size },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(at(name, '/'));
      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept))
          localStorage.setItem(key, JSON.stringify(value));
      }, stored);
      // They are asked for, and never come.
      await page.route(/\.js$/, () => undefined);
      // Not by `goto`, which waits for them.
      await page.evaluate((path) => location.assign(path), chapterPath(novel, 1));
      await expect(page).toHaveURL(at(name, chapterPath(novel, 1)));
      await expect(page.locator('#root[data-drawn] > *').first()).toBeAttached();
      const picture = sharp(await page.screenshot()).removeAlpha();
      const { channels } = await picture.stats();
      // The ground of the dark theme is 26, 24, 22; what says that it comes is small.
      expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([3, 2, 2]);
    },
  );
}

test(
  'a novel is searched, and set while its line stays where it is',
  { tag: english.size },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(at(name, chapterPath(novel, 1)));
    const text = novelText(page);
    await expect(text).toBeVisible();
    const last = text.locator('p').last();
    const word = ((await last.textContent()) ?? '').match(/\p{L}{4,}/gu)?.at(-1) ?? '';
    await openControls(page);
    await page.getByRole('button', { name: words.viewer.searchText }).click();
    const panel = page.getByRole('dialog', { name: words.novel.search });
    await panel.getByRole('combobox').fill(word);
    await page.keyboard.press('Enter');
    await panel.getByRole('listitem').last().getByRole('button').click();
    await expect(last).toBeInViewport();
    await panel.getByRole('button', { name: words.frame.close }).click();

    await openControls(page);
    await page.getByRole('button', { name: words.viewer.textSettings }).click();
    const settings = page.getByRole('dialog', { name: words.viewer.textSettings });
    await settings.getByText('22', { exact: true }).click();
    await expect(last).toHaveCSS('font-size', '22px');
    await expect(last).toBeInViewport();
  },
);

test('a novel’s pages turn under a finger or a mouse, and come to the end and back', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 390 : 700, height: 420 });
  await page.goto(at(name, '/'));
  await page.evaluate(() => localStorage.setItem('hanji.novelMode', '"page"'));
  await page.goto(at(name, chapterPath(novel, 1)));
  await expect(novelText(page)).toBeVisible();
  const index = page.locator('input[type=range]');
  await expect(index).toHaveValue('1');
  const press = (share: number): Promise<void> => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const [x, y] = [width * share, height / 2];
    return isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  };
  await press(0.9);
  await expect(index).toHaveValue('2');
  await press(0.1);
  await expect(index).toHaveValue('1');
  if (!isMobile) {
    await page.mouse.wheel(0, 120);
    await expect(index).toHaveValue('2');
  }
  const last = Number(await index.getAttribute('max'));
  for (let now = Number(await index.inputValue()); now < last; now += 1) {
    await press(0.9);
    await expect(index).toHaveValue(`${now + 1}`);
  }
  const end = page.locator('[data-end]');
  await expect(end).toHaveCount(0);
  await press(0.9);
  await expect(end).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(end).toHaveCount(0);
  await expect(index).toHaveValue(`${last}`);
});
