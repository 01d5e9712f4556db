import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerLibrary, someEntry, somePage } from '#testing/library-service.ts';
import { ContinueReading } from './ContinueReading.tsx';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
const row = page.getByRole('region', { name: reading.continueReading });

async function open(signedIn = true) {
  const edition = someEdition();
  await openSite({
    edition,
    ...(signedIn && { user: soomin }),
    words: { reading, units },
    routes: editionRoutes(edition, [
      {
        path: '/',
        element: (
          <>
            <h1>Home</h1>
            <ContinueReading category="all_novel" />
          </>
        ),
      },
    ]),
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('leads to the next chapter or the place kept of each title that was begun', async () => {
  const asked = answerLibrary(() =>
    somePage([
      someEntry(1),
      someEntry(2, { resume: null }),
      someEntry(3, { resume: { chapterId: 2, chapterName: 'Two', share: 0.4 } }),
    ]),
  );
  await open();
  await expect.element(row).toBeVisible();
  const links = row.getByRole('article').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/comic/1/chapter/3/product',
    '/comic/3/chapter/2/product',
  ]);
  await expect
    .element(row.getByRole('link', { name: `View all: ${reading.continueReading}` }))
    .toHaveAttribute('href', '/library/recent?category=all_novel');
  expect(asked[0]).toContain('/library/all_novel/recent?');
});

it('is not there for who has begun nothing, nor for a visitor', async () => {
  const asked = answerLibrary(() => somePage([someEntry(2, { resume: null })]));
  await open();
  await expect.poll(() => asked.length).toBe(1);
  expect(row.elements()).toEqual([]);
  await open(false);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(row.elements()).toEqual([]);
  expect(asked).toHaveLength(1);
});
