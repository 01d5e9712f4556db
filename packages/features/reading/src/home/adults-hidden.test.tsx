import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { keepAcceptance } from '@hanji/edition/mature/accept-mature.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { certification } from '@hanji/i18n/locales/en-US/certification.ts';
import { menu } from '@hanji/i18n/locales/en-US/menu.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
const hidden = page.getByRole('heading', { name: certification.hiddenTitle });

async function open(signedIn: boolean) {
  const came = answerCalls({
    'GET /all_comic/adult': { data: { topBanner: [], sections: [] } },
    'PUT /member/profile/mature/accept/Y': { data: null },
  });
  const edition = someEdition({ supports: { mature: { switch: true } } });
  const { router } = await openSite({
    edition,
    routes: editionRoutes(edition, [
      ...readingRoutes,
      { path: '/login', element: <h1>Sign in</h1> },
    ]),
    at: '/menu/all_comic/adult',
    words: { certification, menu, reading, units },
    ...(signedIn && { user: soomin }),
  });
  return { came, at: () => router.state.location.pathname + router.state.location.search };
}

beforeEach(() => keepAcceptance('N'));
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  keepAcceptance(null);
});

it('lets a member turn titles for adults on where they are looked for', async () => {
  const { came } = await open(true);
  await expect.element(hidden).toBeVisible();
  await page.getByRole('button', { name: menu.matureSwitch }).click();
  // Asked anew with another header, it is empty because there is nothing.
  await expect.element(page.getByText(reading.homeEmptyTitle)).toBeVisible();
  await expect.element(hidden).not.toBeInTheDocument();
  expect(came.filter((call) => call === 'GET /all_comic/adult')).toHaveLength(2);
});

it('leads a visitor to the sign-in, and back', async () => {
  const { at } = await open(false);
  await expect.element(hidden).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(at).toBe('/login?redirect=%2Fmenu%2Fall_comic%2Fadult');
});
