import { wordsIn } from '#catalogue/words.ts';
import { at, english, japanese, korean, wordsOf } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

for (const edition of [korean, japanese]) {
  const { name, language } = edition;
  const { errors, frame } = wordsOf(edition);

  test(
    `[A4-086] [B4-025] [B8-015] [B8-052] ${name}: a title for adults runs the adult check, which asks a visitor to log in`,
    { tag: edition.size },
    async ({ page, faults }) => {
      faults.expect(answered(451));
      const title = titleIn(language, 'mature');
      for (const path of [contentPath(title), chapterPath(title, 1)]) {
        await page.goto(at(name, path));
        await expect(page.getByRole('heading', { name: errors.adultTitle })).toBeVisible();
        await expect(page.getByText(errors.adultText)).toBeVisible();
        await expect(page.getByRole('button', { name: errors.matureAccept })).toHaveCount(0);
        await expect(
          page.getByRole('main').getByRole('link', { name: frame.signIn }),
        ).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`);
      }
      await page.getByRole('link', { name: frame.goHome }).click();
      await expect(page).toHaveURL(at(name, '/'));
    },
  );
}

test(
  '[A4-084] [B8-014] global: a visitor accepts a title for adults once and reads it',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(answered(428));
    const { errors } = wordsOf(english);
    const title = titleIn('en-US', 'mature');
    await page.goto(at('global', contentPath(title)));
    await expect(page.getByRole('heading', { name: errors.matureTitle })).toBeVisible();
    await page.getByRole('button', { name: errors.matureAccept }).click();
    await expect(page.getByRole('heading', { level: 1, name: title.name })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('acceptMature'))).toBe('Y');
    await page.getByRole('link', { name: wordsIn('en-US').episode(1), exact: true }).click();
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
  },
);
