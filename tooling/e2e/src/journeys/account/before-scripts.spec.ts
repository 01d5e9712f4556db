import { english } from '#account/editions.ts';
import { addAccount, firstPassword } from '#account/members.ts';
import { emailForm } from '#account/steps.ts';
import { expect, test } from '#browser/test.ts';

test(
  'global: what is typed and sent before the page’s code is there is kept, and is in no address',
  { tag: english.size },
  async ({ browser }) => {
    const page = await browser.newPage();
    const account = await addAccount();
    const held = Promise.withResolvers<null>();
    await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()));
    await page.goto(english.at('/login/email'), { waitUntil: 'commit' });
    const { email, password, submit } = emailForm(page, english);
    await email.fill(account.email);
    await password.fill(firstPassword);
    await password.press('Enter');
    await submit.click();
    await expect(page).toHaveURL(english.at('/login/email'));
    held.resolve(null);
    await expect(page.locator('#root:not([data-drawn]) footer')).toBeAttached();
    await expect(email).toHaveValue(account.email);
    await submit.click();
    await expect(page).toHaveURL(english.at('/'));
    await page.context().close();
  },
);
