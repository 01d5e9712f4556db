import { english, japanese, korean } from '#account/editions.ts';
import { addAccount, endSessions } from '#account/members.ts';
import {
  callsOf,
  emailForm,
  enterAs,
  heading,
  openEntered,
  signInByEmail,
} from '#account/steps.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';

test(
  '[A4-002] [A4-003] ko: signing out holds in every tab, forgets the reader and what they accepted',
  { tag: korean.size },
  async ({ page, context }) => {
    const account = await addAccount({ columns: { acceptMature: true } });
    await enterAs(page, korean, account);
    await openEntered(page, korean, '/userinfo');
    const other = await context.newPage();
    await other.goto(korean.at('/setting'));
    const devices = other
      .getByRole('main')
      .getByRole('link', { name: korean.words.profile.devices });
    await expect(devices).toBeVisible();
    const accepted = () => page.evaluate(() => /accept_mature=(\w)/.exec(document.cookie)?.[1]);
    await expect.poll(accepted).toBe('Y');

    const calls = callsOf(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: korean.words.menu.signOut }).click();
    await expect(page).toHaveURL(korean.at('/'));
    await expect(devices).toHaveCount(0);
    expect(calls.filter((call) => call === 'POST /member/signout')).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('hanji.currentUser'))).toBeNull();
    await expect.poll(accepted).toBe('N');
    await page.goto(korean.at('/userinfo'));
    await expect(page).toHaveURL(korean.at('/login?redirect=%2Fuserinfo'));
  },
);

test(
  '[A4-003] ja: a session that ended elsewhere signs out without a call, asks to sign in, and leads back',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const account = await addAccount();
    await enterAs(page, japanese, account);
    await openEntered(page, japanese, '/setting');
    const main = page.getByRole('main');
    await expect(main.getByRole('switch').first()).toBeVisible();
    // A call that the page still had on its way would find the end before the press does.
    await page.waitForLoadState('networkidle');
    await endSessions(account.id);
    const calls = callsOf(page);
    await main.getByRole('link', { name: japanese.words.profile.devices }).click();
    await expect(page).toHaveURL(japanese.at('/login?redirect=%2Fuserinfo%2Fdevices'));
    expect(calls).not.toContain('POST /member/signout');
    await signInByEmail(page, japanese, account);
    await expect(page).toHaveURL(japanese.at('/userinfo/devices'));
    await expect(heading(page, japanese.words.profile.devices)).toBeVisible();
  },
);

test(
  'ko: who is not signed out at the service stays signed in, and is told',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(unreachable);
    await enterAs(page, korean, await addAccount());
    await openEntered(page, korean, '/userinfo');
    await page.route('**/api/member/signout', (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: korean.words.menu.signOut }).click();
    const dialog = page.getByRole('dialog', { name: korean.words.errors.unreachableTitle });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(heading(page, korean.words.menu.myPage)).toBeVisible();
  },
);

test(
  'global: a member sees where they are signed in, and signs out all other devices',
  { tag: english.size },
  async ({ page, browser, faults }) => {
    faults.expect(answered(401));
    const { profile } = english.words;
    const account = await addAccount();
    const desktop = await openContext(browser, {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    });
    const away = await desktop.newPage();
    await away.goto(english.at('/login?redirect=%2Fsetting'));
    await signInByEmail(away, english, account);
    await expect(away.getByRole('switch', { name: profile.marketing })).toBeVisible();

    await page.goto(english.at('/login?redirect=%2Fuserinfo%2Fdevices'));
    await signInByEmail(page, english, account);
    const main = page.getByRole('main');
    await expect(main.getByText(profile.thisDevice, { exact: true })).toHaveCount(1);
    await expect(main.getByText('Firefox, Windows')).toBeVisible();
    await main.getByRole('button', { name: profile.signOutOthers }).click();
    const dialog = page.getByRole('dialog', { name: profile.signOutOthersTitle });
    await dialog.getByRole('button', { name: profile.signOutOthers }).click();
    await expect(page.getByText(profile.othersSignedOut)).toBeVisible();
    await expect(main.getByText('Firefox, Windows')).toHaveCount(0);

    await away.getByRole('switch', { name: profile.marketing }).click();
    await expect(away.getByRole('switch', { name: profile.marketing })).toHaveCount(0);
    await away.goto(english.at('/userinfo'));
    await expect(emailForm(away, english).email).toBeVisible();
    await desktop.close();
    await page.reload();
    await expect(main.getByText(profile.thisDevice, { exact: true })).toHaveCount(1);
  },
);
