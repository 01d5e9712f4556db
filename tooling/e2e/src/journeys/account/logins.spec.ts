import { japanese, korean } from '#account/editions.ts';
import { addAccount, newName } from '#account/members.ts';
import { sayWhoYouAre } from '#account/providers.ts';
import { enterAs } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

test(
  '[A4-015] [A8-027] ja: connects a login, is told of one that is another’s, and disconnects for good',
  { tag: japanese.size },
  async ({ page, faults }) => {
    // Who cancels at Apple comes back by a form, with which the stand-in says that it failed.
    faults.expect(answered(409), answered(400));
    const { profile, frame } = japanese.words;
    const another = { type: 'google', name: newName() } as const;
    await addAccount({ login: another });
    await enterAs(page, japanese, await addAccount());
    await page.goto(japanese.at('/userinfo'));
    const connect = (provider: string) =>
      page.getByRole('button', { name: filled(profile.connectNamed, { provider }) }).click();
    const dialog = (title: string, provider: string) =>
      page.getByRole('dialog', { name: filled(title, { provider }) });
    const ok = { name: frame.ok } as const;

    await connect('Twitter');
    await sayWhoYouAre(page, newName());
    await dialog(profile.connected, 'Twitter').getByRole('button', ok).click();
    await connect('Google');
    await sayWhoYouAre(page, another.name);
    const failed = dialog(profile.connectFailed, 'Google');
    await expect(failed).toContainText(japanese.words.failures.externalLoginTaken);
    await expect(failed).toContainText(filled(profile.failureCode, { code: 409 }));
    await failed.getByRole('button', ok).click();
    await connect('Apple');
    await sayWhoYouAre(page, null);
    await expect(page).toHaveURL(japanese.at('/userinfo'));

    const named = { name: filled(profile.disconnectNamed, { provider: 'Twitter' }) };
    await page.getByRole('button', named).click();
    const question = dialog(profile.disconnectTitle, 'Twitter');
    await question.getByRole('button', { name: profile.disconnect }).click();
    await expect(page.getByText(profile.loginGone)).toBeVisible();
    const again = { name: filled(profile.connectNamed, { provider: 'Twitter' }) };
    await expect(page.getByRole('button', again)).toHaveCount(0);
  },
);

test(
  '[A4-016] ko: connects the wallet and nothing else',
  { tag: korean.size },
  async ({ page }) => {
    const { profile, frame } = korean.words;
    await enterAs(page, korean, await addAccount());
    await page.goto(korean.at('/userinfo'));
    const buttons = page.getByRole('main').getByRole('button', { name: profile.connect });
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await sayWhoYouAre(page, newName());
    const connected = filled(profile.connected, { provider: 'PAYCO' });
    const dialog = page.getByRole('dialog', { name: connected });
    await dialog.getByRole('button', { name: frame.ok }).click();
    await expect(page.getByText(profile.loginConnected, { exact: true })).toBeVisible();
  },
);
