import { at, english, japanese, korean, wordsOf } from '#browser/editions.ts';
import { enterAs } from '#browser/enter-as.ts';
import { answered } from '#browser/faults.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

test(
  '[A4-084] [B4-022] [B4-023] global: who declines a title for adults goes Home, who accepts does so on the account',
  { tag: '@phone' },
  async ({ page, browser, faults }) => {
    faults.expect(answered(428));
    const { errors, frame } = wordsOf(english);
    const title = titleIn('en-US', 'mature');
    const question = page.getByRole('heading', { level: 1, name: errors.matureTitle });
    await enterAs(page, 'global', 'member');
    await page.goto(at('global', contentPath(title)));
    await expect(question).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: frame.goHome }).click();
    await expect(page).toHaveURL(at('global', '/'));

    await page.goto(at('global', chapterPath(title, 1)));
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: errors.matureAccept }).click();
    await expect.poll(() => seenPageNames(page)).toContain('1/1');

    // Another browser of the same member has said nothing, and is not asked.
    const context = await openContext(browser);
    const elsewhere = await context.newPage();
    await enterAs(elsewhere, 'global', 'member');
    await elsewhere.goto(at('global', contentPath(title)));
    await expect(elsewhere.getByRole('heading', { level: 1, name: title.name })).toBeVisible();
    await context.close();
  },
);

for (const edition of [korean, japanese]) {
  const { name, language } = edition;
  const { errors } = wordsOf(edition);

  test(
    `[B4-027] ${name}: a verification older than a year is asked for again, one within it is not`,
    { tag: edition.size },
    async ({ page, faults }) => {
      faults.expect(answered(451));
      const title = titleIn(language, 'mature');
      await enterAs(page, name, 'verifiedAndAccepting');
      await page.goto(at(name, contentPath(title)));
      await expect(page.getByRole('heading', { level: 1, name: title.name })).toBeVisible();

      await enterAs(page, name, 'expired');
      for (const path of [contentPath(title), chapterPath(title, 1)]) {
        await page.goto(at(name, path));
        await expect(
          page.getByRole('heading', { level: 1, name: errors.recertifyTitle }),
        ).toBeVisible();
        await expect(page.getByText(errors.recertifyText)).toBeVisible();
        await expect(page).toHaveURL(at(name, path));
      }
      await page.getByRole('main').getByRole('link', { name: errors.recertify }).click();
      await expect(page).toHaveURL(at(name, '/maturecertificate?redirect=Y'));
    },
  );

  test(
    `[B3-035] ${name}: a session says Y to titles for adults until somebody says otherwise`,
    { tag: edition.size },
    async ({ page }) => {
      const said = new Set<string>();
      page.on('request', (request) => {
        const value = request.headers()['x-accept-mature'];
        if (value !== undefined) said.add(value);
      });
      // Within the edition, where the page asks for itself.
      const search = () =>
        page.evaluate(() => {
          history.pushState(null, '', '/search/qzxv');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      await page.goto(at(name, '/search'));
      await search();
      await expect.poll(() => [...said]).toEqual(['Y']);
      // What signing out leaves.
      await page.evaluate(() => {
        document.cookie = 'hanji_accept_mature=N; Path=/; SameSite=Lax';
      });
      await page.goto(at(name, '/search'));
      said.clear();
      await search();
      await expect.poll(() => [...said]).toEqual(['N']);
    },
  );
}

test(
  '[B4-028] ko: a verified age without the mature setting asks for it, and then opens',
  { tag: '@phone' },
  async ({ page, faults }) => {
    if (!korean) return;
    faults.expect(answered(428));
    const { errors } = wordsOf(korean);
    const title = titleIn('ko-KR', 'mature');
    await enterAs(page, 'ko', 'verified');
    for (const path of [chapterPath(title, 1), contentPath(title)]) {
      await page.goto(at('ko', path));
      await expect(page.getByRole('heading', { level: 1, name: errors.matureTitle })).toBeVisible();
    }
    await page.getByRole('button', { name: errors.matureAccept }).click();
    await expect(page.getByRole('heading', { level: 1, name: title.name })).toBeVisible();
  },
);
