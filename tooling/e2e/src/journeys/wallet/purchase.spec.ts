import { english, japanese, korean } from '#account/editions.ts';
import { giveCoins } from '#account/give-coins.ts';
import { addAccount, endSessions } from '#account/members.ts';
import { enterAs, heading, openEntered, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

function counted(phrase: string, count: number): string {
  return phrase.replace('{{count}}', String(count));
}

test(
  '[A1-009] [A4-077] [A4-080] [B4-046] ko: a chapter is bought from its viewer’s address with coins that are seen before, and read at once',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(402));
    const { reading, unlock } = korean.words;
    const { episode } = wordsIn(korean.language);
    const title = titleIn(korean.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 2, new Date(Date.now() + 5 * 86_400_000));
    await giveCoins(account, 8);
    await enterAs(page, korean, account);
    await openEntered(page, korean, chapterPath(title, 5));

    const dialog = page.getByRole('dialog', { name: episode(5) });
    const uses = dialog.getByRole('group', { name: unlock.uses });
    await expect(uses.getByRole('definition')).toHaveText([
      counted(reading.priceCoins_other, 2),
      counted(reading.priceCoins_other, 1),
      counted(reading.priceCoins_other, 7),
    ]);
    await expect(page).toHaveURL(korean.at(contentPath(title)));
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: unlock.buy }).click();
    await expect(page).toHaveURL(korean.at(chapterPath(title, 5)));
    await expect.poll(() => seenPageNames(page)).toContain('5/1');

    await page.goto(korean.at(contentPath(title)));
    await expect(page.getByRole('link', { name: episode(5), exact: true })).toBeVisible();
    await expect(page.getByText(reading.owned)).toHaveCount(1);
  },
);

test(
  '[A2-096] [A4-050] [A4-051] [A4-079] [B4-045] ja: chapters are chosen and bought together after a confirmation, and taken back',
  { tag: japanese.size },
  async ({ page }) => {
    const { reading, unlock } = japanese.words;
    const { episode } = wordsIn(japanese.language);
    const title = titleIn(japanese.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 7);
    await enterAs(page, japanese, account);
    await openEntered(page, japanese, contentPath(title));

    await page.getByRole('button', { name: reading.selectToBuy }).click();
    const bar = page.getByRole('region', { name: unlock.selection });
    await expect(page.getByRole('checkbox', { name: episode(1) })).toBeDisabled();
    await bar.getByRole('checkbox', { name: unlock.selectAll }).check();
    await expect(bar.getByText(counted(reading.priceCoins_other, 6))).toBeVisible();
    await bar.getByRole('button', { name: unlock.buy }).click();
    const question = page.getByRole('dialog', {
      name: counted(unlock.spendTitle_other, 6),
    });
    await expect(question.getByText(unlock.left)).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: unlock.spend }).click();
    await expect(page.getByText(reading.owned)).toHaveCount(2);
    await page.getByRole('button', { name: unlock.takeBack }).click();
    await expect(page.getByText(unlock.takenBack)).toBeVisible();
    await expect(page.getByText(reading.owned)).toHaveCount(0);
  },
);

test(
  '[A4-081] [B4-030] global: a purchase that sign-in interrupts is carried out on its title, once',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const { unlock } = english.words;
    const { episode } = wordsIn(english.language);
    const title = titleIn(english.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 5);
    await enterAs(page, english, account);
    await openEntered(page, english, contentPath(title));
    await expect(heading(page, title.name)).toBeVisible();
    await page.getByRole('link', { name: episode(5), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: episode(5) });
    await expect(dialog.getByText(unlock.left)).toBeVisible();
    await endSessions(account.id);
    await dialog.getByRole('button', { name: unlock.buy }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signInByEmail(page, english, account);
    await expect(page).toHaveURL(english.at(chapterPath(title, 5)));
    await expect.poll(() => seenPageNames(page)).toContain('5/1');
  },
);

test(
  '[A4-085] global: a visitor who opens a priced chapter by its address signs in, and is asked how to have it',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    faults.expect(answered(402));
    const { frame, unlock } = english.words;
    const { episode } = wordsIn(english.language);
    const title = titleIn(english.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 5);
    await page.goto(english.at(chapterPath(title, 5)));
    await page.getByRole('main').getByRole('link', { name: frame.signIn }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signInByEmail(page, english, account);
    const dialog = page.getByRole('dialog', { name: episode(5) });
    await expect(dialog.getByRole('button', { name: unlock.buy })).toBeVisible();
    await expect(page).toHaveURL(english.at(contentPath(title)));
  },
);

test(
  'ko: what was just unlocked is taken back from its viewer while no image comes',
  { tag: korean.size },
  async ({ page, faults }) => {
    // That it was opened may be told once it is taken back: then it is let go.
    faults.expect(answered(402));
    const { reading, unlock } = korean.words;
    const { episode } = wordsIn(korean.language);
    const title = titleIn(korean.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 5);
    await enterAs(page, korean, account);
    await openEntered(page, korean, contentPath(title));
    await page.route(/\/media\/pages\//, () => {});
    await page.getByRole('link', { name: episode(5), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: episode(5) });
    await dialog.getByRole('button', { name: unlock.buy }).click();
    await expect(page).toHaveURL(korean.at(chapterPath(title, 5)));
    await page.getByRole('button', { name: unlock.takeBack }).click();
    await expect(page.getByText(unlock.takenBack)).toBeVisible();
    await expect(page).toHaveURL(korean.at(contentPath(title)));
    await expect(page.getByText(reading.owned)).toHaveCount(0);
  },
);
