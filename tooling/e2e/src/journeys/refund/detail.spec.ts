import { readFile } from 'node:fs/promises';
import { vietnamese } from '#account/editions.ts';
import { addBuyer } from '#account/refunds.ts';
import { enterAs } from '#account/steps.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

const { refund: words, signIn } = vietnamese.words;

test('[B2-016, B2-018, B2-019, B2-020, B2-021, B9-009, B9-018] vi-refund: the chapters that are refunded, 30 and more, as a table to keep and on paper', async ({
  page,
}) => {
  const account = await addBuyer(31);
  await enterAs(page, vietnamese, account);
  await page.goto(vietnamese.at('/refund/request'));
  await page.getByRole('link', { name: words.seeChapters }).click();
  await expect(page).toHaveURL(vietnamese.at('/refund/detail'));
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows).toHaveCount(30);
  // Bought a day before the end, which is 23:59 in Tokyo, whatever the device's zone.
  await expect(rows.first()).toContainText('23:59 ngày 30 tháng 10 năm 2025');
  await expect(rows.first()).toContainText('364/365');
  await expect(main.getByText('31', { exact: true })).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: words.saveCsv }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('refund.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(32);
  await expect(rows).toHaveCount(31);
  await expect(main.getByRole('button', { name: words.more })).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(rows.last()).toBeVisible();
  for (const name of [words.saveCsv, words.print]) {
    await expect(main.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: signIn.signOut })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('link', { name: words.formTitle }).click();
  await expect(page).toHaveURL(vietnamese.at('/refund/request'));
});

test('vi-refund: More shows what comes after the first 30', { tag: '@phone' }, async ({ page }) => {
  const account = await addBuyer(31);
  await enterAs(page, vietnamese, account);
  await page.goto(vietnamese.at('/refund/detail'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.more }).click();
  await expect(main.getByRole('listitem')).toHaveCount(31);
});
