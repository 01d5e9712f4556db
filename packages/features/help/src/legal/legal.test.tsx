import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { help as words } from '@hanji/i18n/locales/en-US/help.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerHelp, somePolicy } from '#testing/help-service.ts';
import { openHelp } from '#testing/open-help.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const main = () => page.getByRole('main');

describe('legal texts', () => {
  it.each([
    ['[A2-044]', 'terms_of_use', 'Terms of use'],
    ['[A2-045]', 'privacy_policy', 'Privacy policy'],
    ['[A2-046]', 'youth_protection_policy', 'Youth protection policy'],
  ] as const)('%s are read at /legal/%s', async (_row, type, title) => {
    const asked = answerHelp(() => ({ data: somePolicy({ type, title }) }));
    await openHelp(`/legal/${type}`);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(main().getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect.element(main().getByText('Effective May 3, 2026')).toBeVisible();
    expect(asked).toEqual([`GET /app/consent/${type}`]);
  });

  it('[B2-086] have versions with addresses of their own; an older one says that it is', async () => {
    const asked = answerHelp(({ path }) => {
      const old = somePolicy({ version: '1.0', title: 'The old terms' });
      return { data: path.endsWith('/1.0') ? old : somePolicy() };
    });
    const { address } = await openHelp('/legal/terms_of_use');
    await main()
      .getByRole('link', { name: /^1\.0, effective/ })
      .click();
    await expect.poll(address).toBe('/legal/terms_of_use/1.0');
    await expect.element(heading('The old terms')).toBeVisible();
    await expect.poll(() => main().element().textContent).toContain(words.olderVersion);
    await main().getByRole('link', { name: words.newerThere }).click();
    await expect.element(heading('Terms of use')).toBeVisible();
    await expect.poll(() => main().element().textContent).not.toContain(words.olderVersion);
    expect(asked).toContain('GET /app/consent/terms_of_use/1.0');
  });

  it('that do not come keep their heading, and a version that there is not has none', async () => {
    answerHelp(({ path }) => ({ code: path.endsWith('/9.9') ? 404 : 500 }));
    const { router } = await openHelp('/legal/terms_of_use');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(heading('Terms of use')).toBeVisible();
    expect(main().getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    router.navigate('/legal/terms_of_use/9.9');
    await expect.element(heading('Page not found')).toBeVisible();
  });

  it.each([
    ['[A2-047]', 'fund_settlement'],
    ['[A2-048]', 'special_commercial_transaction'],
  ] as const)('%s of Japanese law are asked for in Japanese: /legal/%s', async (_row, type) => {
    answerHelp(() => ({ data: somePolicy({ type, title: '表示' }) }));
    const { address } = await openHelp(`/legal/${type}`, { japanese: true });
    await expect.element(heading('表示')).toBeVisible();
    expect(address()).toBe(`/legal/${type}?languageCode=ja`);
    const links = page.getByRole('navigation', { name: 'Help and legal' }).getByRole('link');
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toContain(`/legal/${type}?languageCode=ja`);
  });

  it('of Japanese law are no pages elsewhere, and not linked to', async () => {
    const asked = answerHelp(() => ({ data: somePolicy() }));
    await openHelp('/legal/fund_settlement?languageCode=ja');
    await expect.element(heading('Page not found')).toBeVisible();
    expect(asked).toEqual([]);
    const links = page.getByRole('navigation', { name: 'Help and legal' }).getByRole('link');
    expect(links.elements().map((link) => link.textContent)).toEqual([
      'Notices',
      'Help',
      'Contact us',
      'Terms of use',
      'Privacy policy',
      'Youth protection',
    ]);
  });

  it('are not there where there is no such text or version', async () => {
    answerHelp(() => ({ code: 404 }));
    const { router } = await openHelp('/legal/terms_of_use/9.9');
    await expect.element(heading('Page not found')).toBeVisible();
    router.navigate('/legal/house_rules');
    await expect.element(heading('Page not found')).toBeVisible();
  });
});
