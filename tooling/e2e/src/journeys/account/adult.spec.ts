import { japanese, korean } from '#account/editions.ts';
import { addAccount, monthsAgo, storedMember } from '#account/members.ts';
import { enterAs, heading } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

test(
  '[A4-093] [A4-094] [A4-095] [A6-003] ko: the switch for adults asks a visitor to sign in, and holds for a member',
  { tag: korean.size },
  async ({ page }) => {
    const { frame, menu } = korean.words;
    const account = await addAccount({ columns: { adultCertifiedAt: new Date() } });
    await page.goto(korean.at('/search'));
    const mature = page.getByRole('main').getByRole('switch', { name: menu.matureSwitch });
    const menuButton = page.getByRole('banner').getByRole('button', { name: frame.menu });
    await menuButton.click();
    const side = page.getByRole('dialog', { name: frame.menu });
    await side.getByRole('switch', { name: menu.matureSwitch }).click();
    const question = page.getByRole('dialog', { name: menu.matureSignInTitle });
    await question.getByRole('button', { name: frame.signIn }).click();
    await expect(page).toHaveURL(korean.at('/login?redirect=%2Fsearch'));

    await enterAs(page, korean, account);
    await page.goto(korean.at('/setting'));
    await expect(mature).not.toBeChecked();
    await mature.click();
    await expect(mature).toBeChecked();
    await expect.poll(async () => (await storedMember(account.id)).acceptMature).toBe(true);
    await page.reload();
    await expect(mature).toBeChecked();
  },
);

test(
  'ja: a member verifies the age at the title that asks, and comes back to it',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(451), answered(403), answered(428));
    const { certification, errors } = japanese.words;
    const account = await addAccount();
    const title = titleIn('ja-JP', 'mature');
    await enterAs(page, japanese, account);
    await page.goto(japanese.at(contentPath(title)));
    await expect(page).toHaveURL(japanese.at('/maturecertificate?redirect=Y'));
    await page.getByRole('main').getByRole('link', { name: certification.begin }).click();
    // Whoever is no adult, and whoever turns back, can try again.
    await page.getByRole('link', { name: 'I am not an adult' }).click();
    await expect(heading(page, certification.failedTitle)).toBeVisible();
    await page.getByRole('link', { name: certification.again }).click();
    await page.getByRole('main').getByRole('link', { name: certification.begin }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(heading(page, certification.cancelledTitle)).toBeVisible();
    await page.getByRole('link', { name: certification.again }).click();
    await page.getByRole('main').getByRole('link', { name: certification.begin }).click();
    await page.getByRole('link', { name: 'I am an adult' }).click();
    await expect(heading(page, certification.doneTitle)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: certification.goOn }).click();
    await expect(page).toHaveURL(japanese.at(contentPath(title)));
    const accept = page.getByRole('button', { name: errors.matureAccept });
    await accept.click();
    await expect(heading(page, title.name)).toBeVisible();
  },
);

test(
  'ja: a verification of more than a year ago is asked for again',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(451));
    const { certification, errors } = japanese.words;
    const columns = { acceptMature: true, adultCertifiedAt: monthsAgo(13) };
    await enterAs(page, japanese, await addAccount({ columns }));
    const title = titleIn('ja-JP', 'mature');
    await page.goto(japanese.at(contentPath(title)));
    await expect(heading(page, errors.recertifyTitle)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: errors.recertify }).click();
    await expect(page.getByText(certification.expired)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: certification.again }).click();
    await page.getByRole('link', { name: 'I am an adult' }).click();
    await page.getByRole('main').getByRole('link', { name: certification.goOn }).click();
    await expect(heading(page, title.name)).toBeVisible();
  },
);
