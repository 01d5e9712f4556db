import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import {
  contentStatuses,
  type AdultVerificationStatus,
  locales,
  type ContentStatus,
  type Locale,
} from '@hanji/contract/vocabulary.ts';
import {
  acceptMature,
  hasAcceptedMature,
  withdrawMature,
} from '@hanji/edition/mature/accept-mature.ts';
import { AdultVerificationProvider } from '@hanji/edition/mature/use-adult-status.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import '@hanji/ui-kit/tokens/tokens.css';
import { Cover } from '@hanji/ui-kit/works/cover/Cover.tsx';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TitleBadge, useCoverMarks } from './use-cover-marks.tsx';

beforeAll(async () => {
  await createTranslator('en-US', async () => ({ phrases: { reading, units } }));
});
afterEach(() => {
  closeSite();
  withdrawMature();
  sessionStorage.clear();
});

/** As in a browser that has never been here; what other tests have said stays in its cookie. */
function forgetMature(): void {
  document.cookie = `${acceptMatureCookie}=; path=/; max-age=0`;
}

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

function MarkedCover({ mature }: { mature: boolean }) {
  const marks = useCoverMarks();
  const age = mature ? 19 : 0;
  const title = {
    name: 'Night',
    badge: null,
    restrictedAge: age,
    mature,
    gaugeUsable: true,
  } as const;
  const { cover, mark } = marks(title);
  return (
    <article>
      <Cover src={picture} alt="Night" eager {...cover} />
      <a href="/comic/1">Night</a>
      {mark}
    </article>
  );
}

async function open(
  mature: boolean,
  blurUntilVerified: boolean,
  status: AdultVerificationStatus = 'unverified',
) {
  const edition = someEdition({
    verifiesAdults: blurUntilVerified,
    supports: { reading: true, mature: { switch: false, blurUntilVerified } },
  });
  const routes = editionRoutes(edition, [
    {
      path: '/',
      element: (
        <AdultVerificationProvider value={status}>
          <MarkedCover mature={mature} />
        </AdultVerificationProvider>
      ),
    },
    { path: '/login', element: <h1>Login</h1> },
  ]);
  return openSite({ edition, routes, words: { reading, units } });
}

const cover = page.getByRole('img', { name: 'Night' });
function filter() {
  return getComputedStyle(cover.element()).filter;
}
const reveal = page.getByRole('button', { name: 'Show: Night' });
const dialog = page.getByRole('dialog');

it.each([
  ['nobody has said', forgetMature, true],
  ['the reader said N', withdrawMature, true],
  ['the reader said Y', acceptMature, false],
] as const)('[B6-015] a mature cover where acceptance counts, and %s', async (_, say, blurred) => {
  say();
  await open(true, false);
  await expect.poll(() => filter() !== 'none').toBe(blurred);
  await expect.element(page.getByRole('img', { name: 'Mature' })).toHaveTextContent('19');
  expect(reveal.elements()).toHaveLength(blurred ? 1 : 0);
});

it.each([
  ['verified', false],
  ['expired', true],
  ['unverified', true],
] as const)(
  '[B6-014] [A6-007] where verification counts, a mature cover for who is %s is blurred: %s',
  async (status, blurred) => {
    await open(true, true, status);
    await expect.poll(() => filter() !== 'none').toBe(blurred);
  },
);

it('keeps a mature cover blurred where only verification counts, whatever was accepted', async () => {
  acceptMature();
  await open(true, true);
  await expect.poll(filter).not.toBe('none');
});

it('[B6-015] shows a mature cover once the reader has accepted, and not before', async () => {
  await open(true, false);
  await reveal.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  expect(filter()).not.toBe('none');
  await reveal.click();
  await dialog.getByRole('button', { name: 'I’m 19 or older, continue' }).click();
  await expect.poll(filter).toBe('none');
  expect(hasAcceptedMature()).toBe(true);
  expect(reveal.elements()).toHaveLength(0);
});

it('leaves the focus on the card whose cover it has shown', async () => {
  await open(true, false);
  await expect.element(reveal).toBeVisible();
  reveal.element().focus();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'I’m 19 or older, continue' }).click();
  await expect.element(page.getByRole('link', { name: 'Night' })).toHaveFocus();
});

it('sends a visitor to sign in where only verification counts', async () => {
  const { router } = await open(true, true);
  await reveal.click();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(router.state.location.search).toContain('redirect=');
  expect(hasAcceptedMature()).toBe(false);
});

it.each([true, false])('never blurs a cover for all ages (verification %s)', async (verifies) => {
  await open(false, verifies);
  await expect.poll(filter).toBe('none');
  await expect.element(page.getByText('Wait until free')).toBeVisible();
});

const words: Readonly<Record<ContentStatus, string>> = {
  event: 'Golden week',
  started: 'NEW',
  updated: 'UP',
  completed: 'FIN.',
  suspend: 'HIATUS',
};

it.each(contentStatuses)('[B4-006] says of %s what its badge says', async (type) => {
  const screen = await render(<TitleBadge badge={{ type, label: 'Golden week' }} />);
  expect(screen.container.textContent).toBe(words[type]);
});

it('has a word for an event without a name', async () => {
  const screen = await render(<TitleBadge badge={{ type: 'event', label: '' }} />);
  expect(screen.container.textContent).toBe('EVENT');
});

const inLanguages: Readonly<Record<Locale, readonly string[]>> = {
  'ko-KR': ['NEW', 'UP', '완결', '휴재'],
  'ja-JP': ['NEW', 'UP', '完結', '休載'],
  'en-US': ['NEW', 'UP', 'FIN.', 'HIATUS'],
  'zh-TW': ['NEW', 'UP', '完結', '休載'],
  'fr-FR': ['NOUVEAU', 'MAJ', 'FIN', 'PAUSE'],
  'de-DE': ['NEU', 'UPDATE', 'ENDE', 'PAUSE'],
  'vi-VN': ['MỚI', 'CẬP NHẬT', 'HẾT', 'TẠM NGƯNG'],
};

it.each(locales)('[B4-007] says what a badge says in %s', async (locale) => {
  await createTranslator(locale, async () => ({
    phrases: { reading: everyPhrase[locale].reading },
  }));
  const types = ['started', 'updated', 'completed', 'suspend'] as const;
  const screen = await render(
    <>
      {types.map((type) => (
        <p key={type}>
          <TitleBadge badge={{ type, label: '' }} />
        </p>
      ))}
    </>,
  );
  const shown = [...screen.container.querySelectorAll('p')].map((line) => line.textContent);
  expect(shown).toEqual(inLanguages[locale]);
});
