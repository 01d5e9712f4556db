import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ReadShares } from '@hanji/domain/community/comment-place.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerComments, someComment } from '#testing/comment-service.ts';
import { PlacedComments } from './PlacedComments.tsx';
import { PlacedCommentsSwitch } from './PlacedCommentsSwitch.tsx';

/** A reader who is moved by the test. */
function somePlace() {
  const followers = new Set<() => void>();
  let shares: ReadShares | null = null;
  return {
    subscribe: (onMove: () => void) => {
      followers.add(onMove);
      return () => void followers.delete(onMove);
    },
    read: () => shares,
    move: (here: number, furthest = here) => {
      shares = { here, furthest };
      for (const follow of followers) follow();
    },
  };
}

const at = (share: number) => ({ share, position: null, contentVersion: 'a' });
const comments = [
  someComment(1, { place: at(0.2) }),
  someComment(2, { place: at(0.22) }),
  someComment(3, { place: at(0.8) }),
];

async function open() {
  const place = somePlace();
  const asked = answerComments(() => ({ data: { comments, readerId: null } }));
  const edition = someEdition();
  const chapter = { contentType: 'comic', contentId: 1, chapterId: 2 } as const;
  const { router } = await openSite({
    edition,
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
    words: { comments: words, units },
    at: '/chapter',
    routes: editionRoutes(edition, [
      { path: '/', element: <h1>Home</h1> },
      {
        path: '/chapter',
        element: (
          <>
            <h1>A chapter</h1>
            <PlacedComments {...chapter} place={place} screen={0.1} />
            <PlacedCommentsSwitch />
          </>
        ),
      },
    ]),
  });
  await expect.element(page.getByRole('heading', { name: 'A chapter' })).toBeVisible();
  return { place, router, calls: () => asked.filter((call) => call.includes('placed')) };
}

const mark = page.getByRole('button', { name: /comments? here/ });
const toggle = page.getByRole('switch', { name: words.beside });

function texts() {
  return page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('[dir="auto"]')?.textContent);
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('shows what was said at a place only once its reader has passed it, and nothing of what lies ahead', async () => {
  const { place, calls } = await open();
  await expect.poll(calls).toHaveLength(1);
  place.move(0.19);
  expect(mark.elements()).toEqual([]);
  place.move(0.21);
  await expect.element(mark).toHaveAccessibleName('1 comment here');
  place.move(0.25);
  await expect.element(mark).toHaveAccessibleName('2 comments here');
  await mark.click();
  await expect.element(page.getByRole('dialog', { name: words.besideTitle })).toBeVisible();
  await expect.poll(texts).toEqual(['Comment 1', 'Comment 2']);
  await expect.element(page.getByText('at 22%')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  place.move(0.75);
  await expect.poll(() => mark.elements()).toEqual([]);
  // Who has been further sees it before they come there again.
  place.move(0.75, 1);
  await expect.element(mark).toHaveAccessibleName('1 comment here');
});

it('is switched off and on in one press, which is remembered', async () => {
  const { place, router, calls } = await open();
  place.move(0.25);
  await expect.element(mark).toBeVisible();
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.poll(() => mark.elements()).toEqual([]);
  router.navigate('/');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  router.navigate('/chapter');
  await expect.element(toggle).not.toBeChecked();
  place.move(0.24);
  expect(mark.elements()).toEqual([]);
  expect(calls()).toHaveLength(1);
  await toggle.click();
  await expect.element(mark).toHaveAccessibleName('2 comments here');
});

it('takes no room of what is read', async () => {
  const { place } = await open();
  const height = document.documentElement.scrollHeight;
  place.move(0.25);
  await expect.element(mark).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(height);
  expect(getComputedStyle(mark.element()).position).toBe('fixed');
});
