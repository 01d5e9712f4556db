import type { AdultVerificationStatus } from '@hanji/contract/vocabulary.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { MatureQuestion } from './MatureQuestion.tsx';
import { AdultVerificationProvider } from '#mature/use-adult-status.ts';

afterEach(closeSite);

const member = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

it.each<[about: string, signedIn: boolean, AdultVerificationStatus, string[]]>([
  [
    'a visitor to sign in',
    false,
    'unverified',
    ['Age verification required', 'Sign in and verify your age to read this title.', 'Sign in'],
  ],
  [
    'a member to verify for the first time',
    true,
    'unverified',
    ['Age verification required', 'Verify your age to read this title.', 'Verify my age'],
  ],
  [
    'a member to verify once more',
    true,
    'expired',
    [
      'Your age verification has expired',
      'It’s valid for 1 year. Would you like to verify your age again?',
      'Verify again',
    ],
  ],
])('asks %s', async (_, signedIn, standing, [title = '', text = '', yes = '']) => {
  const edition = someEdition({ verifiesAdults: true });
  await openSite({
    edition,
    routes: editionRoutes(edition, [
      {
        path: '/',
        element: (
          <AdultVerificationProvider value={standing}>
            <MatureQuestion onClose={() => {}} />
          </AdultVerificationProvider>
        ),
      },
    ]),
    ...(signedIn && { user: member }),
  });
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: yes })).toBeVisible();
});
