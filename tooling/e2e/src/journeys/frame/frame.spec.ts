import type { Route } from '@playwright/test';
import { at, english, japanese, korean, readingEditions, wordsOf } from '#browser/editions.ts';
import { filled, phrases } from '#browser/phrases.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

test(
  '[A2-078] [B2-022] ja: an unknown path says so and leads Home',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(404));
    const { errors, frame } = wordsOf(japanese);
    await page.goto(at('ja', '/no/such/page'));
    await expect(page.getByRole('heading', { level: 1, name: errors.notFoundTitle })).toBeVisible();
    await expect(page).toHaveTitle(`${errors.notFoundTitle} – Hanji`);
    await page.getByRole('link', { name: frame.goHome }).click();
    await expect(page).toHaveURL(at('ja', '/'));
    await expect(
      page.getByRole('link', { name: titleIn('ja-JP', 'comic').name }).first(),
    ).toBeVisible();
  },
);

for (const edition of [korean, english]) {
  const { name, language } = edition;
  const { external, frame } = wordsOf(edition);

  test(
    `[A2-093] [B2-136] ${name}: Home has the full footer, a content home a short one, callbacks none`,
    { tag: edition.size },
    async ({ page, faults }) => {
      const footer = page.getByRole('contentinfo');
      const full =
        name === 'ko' ? footer.getByText(frame.businessNumber) : footer.getByRole('combobox');
      await page.goto(at(name, '/'));
      await footer.scrollIntoViewIfNeeded();
      await expect(full).toBeVisible();
      await page.goto(at(name, contentPath(titleIn(language, 'comic'))));
      await expect(footer).toBeVisible();
      await expect(full).toHaveCount(0);
      // On the way back from a provider, as long as the service has not answered.
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/member/external-idp/web/google/callback', async (route) => {
        await answer.promise;
        await route.abort();
      });
      const flow = { loginType: 'google', purpose: 'signIn', redirect: '/' };
      await page.evaluate(
        (text) => sessionStorage.setItem('hanji.externalFlow.v1', text),
        JSON.stringify(flow),
      );
      await page.goto(at(name, '/member/external-idp/web/google/callback?code=1&state=1'));
      const working = filled(external.working, { provider: 'Google' });
      await expect(page.getByRole('heading', { name: working })).toHaveCount(1);
      await expect(footer).toHaveCount(0);
      faults.expect(unreachable);
      answer.resolve();
    },
  );
}

for (const name of ['ko', 'global'] as const) {
  test(
    `[B1-008] ${name}: an address of the challenge leads Home`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const path of ['/challenge', '/challenge/12/3']) {
        await page.goto(at(name, path));
        await expect(page).toHaveURL(at(name, '/'));
      }
    },
  );
}

test(
  '[A2-076] [B2-127] the browser guide has an address',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(at('ja', '/browserguide'));
    const { browserTitle } = phrases['ja-JP'].errors;
    await expect(page.getByRole('heading', { level: 1, name: browserTitle })).toBeVisible();
  },
);

test.describe('in Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  test(
    '[A2-079] [B2-002] readers are sent to the browser guide, in vi-refund in place',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(at('ko', '/'));
      await expect(page).toHaveURL(at('ko', '/browserguide'));
      const { browserTitle } = phrases['ko-KR'].errors;
      await expect(page.getByRole('heading', { level: 1, name: browserTitle })).toBeVisible();

      await page.route(at('vi-refund', '/**'), readWithoutModules);
      await page.route(at('vi-refund', '/assets/*.js'), (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      const { browserTitle: title, browserText: text } = phrases['vi-VN'].errors;
      await page.goto(at('vi-refund', '/refund/home'));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(at('vi-refund', '/refund/home'));
    },
  );
});

/** Hands over a page as a browser reads it that knows no modules: it runs what is for it alone. */
async function readWithoutModules(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = await response.text();
  return route.fulfill({ response, body: html.replace(' nomodule', '') });
}

test('[B2-004] a navigation begins at the top; going back finds the place again', async ({
  page,
}) => {
  const comic = titleIn('ko-KR', 'comic');
  await page.goto(at('ko', '/'));
  const link = page.getByRole('link', { name: comic.name }).last();
  await link.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: comic.name })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test(
  '[A1-002] every edition is an origin of its own, in its own language',
  { tag: '@desktop' },
  async ({ page }) => {
    const editions = [...readingEditions, { name: 'vi-refund', language: 'vi-VN' }] as const;
    const origins = new Set(editions.map(({ name }) => new URL(at(name, '/')).origin));
    expect(origins.size).toBe(4);
    for (const { name, language } of editions) {
      await page.goto(at(name, '/'));
      await expect(page.locator(`html[data-edition="${name}"]`)).toHaveAttribute('lang', language);
    }
  },
);
