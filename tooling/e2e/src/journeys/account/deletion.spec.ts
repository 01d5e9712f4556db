import { english, japanese } from '#account/editions.ts';
import { addAccount, newName, storedMember } from '#account/members.ts';
import { enterAs, heading, openEntered, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';

test(
  'ja: an account is deleted with a reason, and nobody signs in by it any more',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const { deletion, signIn } = japanese.words;
    const account = await addAccount();
    await enterAs(page, japanese, account);
    await openEntered(page, japanese, '/account');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: deletion.deleteTitle }).click();
    await expect(heading(page, deletion.deleteTitle)).toBeVisible();
    const submit = main.getByRole('button', { name: deletion.deleteTitle });
    await submit.click();
    await expect(main.getByText(deletion.reasonRequired)).toBeVisible();
    await expect(main.getByText(deletion.understoodRequired)).toBeVisible();
    await main.getByRole('radio', { name: deletion.reasonOther }).check();
    await main.getByRole('textbox', { name: deletion.reasonText }).fill('Moving on');
    await main.getByRole('checkbox', { name: deletion.understood }).check();
    await submit.click();
    const dialog = page.getByRole('dialog', { name: deletion.confirmTitle });
    await dialog.getByRole('button', { name: deletion.deleteTitle }).click();
    await expect(page.getByText(deletion.deleted)).toBeVisible();
    await expect(page).toHaveURL(japanese.at('/'));
    expect((await storedMember(account.id)).deletionReason).toBe('Moving on');

    await page.goto(japanese.at(japanese.formPath));
    await signInByEmail(page, japanese, account);
    await expect(page.getByText(signIn.signinIncorrect)).toBeVisible();
  },
);

test(
  'global: an account that its member makes dormant is reactivated at the next sign-in',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(410));
    const { deletion, signIn } = english.words;
    const login = { type: 'google', name: newName() } as const;
    const account = await addAccount({ login });
    await enterAs(page, english, account);
    await openEntered(page, english, '/account');
    await page.getByRole('main').getByRole('button', { name: deletion.dormancyBegin }).click();
    const dialog = page.getByRole('dialog', { name: deletion.dormancyTitle });
    await dialog.getByRole('button', { name: deletion.dormancyBegin }).click();
    await expect(page).toHaveURL(english.at('/'));
    await page.goto(english.at('/login'));
    await signInByEmail(page, english, account);
    await page.getByRole('button', { name: signIn.reactivate }).click();
    await expect(page).toHaveURL(english.at('/'));
    expect((await storedMember(account.id)).dormantAt).toBeNull();
  },
);
