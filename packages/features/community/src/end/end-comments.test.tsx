import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerComments, someComment, somePage, type Answered } from '#testing/comment-service.ts';
import { EndComments } from './EndComments.tsx';

const soomin = { userId: '8', nickname: 'Soomin', profileImageUrl: null };
const list = '/comic/1/chapter/2/comment';

async function open(answer: (call: string) => Answered | null, signedIn = true) {
  const asked = answerComments(answer);
  const edition = someEdition();
  const { router } = await openSite({
    edition,
    ...(signedIn && { user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null } }),
    words: { comments: words, reading, units },
    at: '/comic/1/chapter/2/product',
    routes: editionRoutes(edition, [
      { path: '/login', element: <h1>Sign in here</h1> },
      {
        path: '/comic/1/chapter/2/product',
        element: (
          <>
            <h1>The end of a chapter</h1>
            <EndComments contentType="comic" contentId={1} chapterId={2} coming={2} />
          </>
        ),
      },
    ]),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { asked, address: () => router.state.location.pathname + router.state.location.search };
}

const section = page.getByRole('region', { name: /^Comments/ });
const field = page.getByRole('textbox', { name: words.yours });

function texts() {
  return section
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('[dir="auto"]')?.textContent);
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

it('shows what was liked most, also of places of the chapter, and leads to all of it', async () => {
  const place = { share: 0.43, position: null, contentVersion: 'a' };
  const comments = [4, 3, 2, 1].map((id) => someComment(id, id === 4 ? { place } : {}));
  const { asked } = await open(() => ({ data: somePage(comments, { total: 1204 }) }));
  await expect.poll(texts).toEqual(['Comment 4', 'Comment 3', 'Comment 2']);
  await expect.element(section.getByRole('heading', { name: 'Comments 999+' })).toBeVisible();
  await expect.element(section.getByText('at 43%')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'View all: Comments' }))
    .toHaveAttribute('href', '/comment/comic/1/2');
  expect(asked.filter((call) => call.includes('/comment/'))).toEqual([`GET ${list}/like`]);
  expect(await violations()).toEqual([]);
});

it('takes a comment, which stands first, and strikes one through that is reported', async () => {
  await open((call) => {
    if (call.endsWith('/comment')) {
      return { data: someComment(9, { comment: 'At last', author: soomin }) };
    }
    return call.startsWith('POST') ? {} : { data: somePage([someComment(1)]) };
  });
  await field.fill('At last');
  await page.getByRole('button', { name: words.post, exact: true }).click();
  await expect.poll(texts).toEqual(['At last', 'Comment 1']);
  await expect.element(section.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  const other = section.getByRole('article').filter({ hasText: 'Comment 1' });
  await other.getByRole('button', { name: words.report }).click();
  const sheet = page.getByRole('dialog', { name: words.reportTitle });
  await sheet.getByRole('radio', { name: words.abuse }).click();
  await sheet.getByRole('button', { name: words.reportSend }).click();
  await expect.element(other.getByText(words.hidden)).toBeVisible();
});

it('has a field alone where nothing was said, and asks a visitor to sign in for it', async () => {
  const { address } = await open(() => ({ data: somePage([]) }), false);
  await expect.element(field).toBeVisible();
  expect(section.getByRole('link').elements()).toEqual([]);
  await field.fill('The first');
  await section.getByRole('button', { name: 'Sign in' }).click();
  const back = encodeURIComponent('/comic/1/chapter/2/product');
  await expect.poll(address).toBe(`/login?redirect=${back}`);
});

it('leaves the chapter’s end as it is where the comments cannot be had', async () => {
  const { asked } = await open(() => ({ code: 404 }));
  await expect.poll(() => asked.some((call) => call.endsWith('/comment/like'))).toBe(true);
  const main = page.getByRole('main').element();
  await expect.poll(() => main.querySelectorAll('[aria-hidden="true"]').length).toBe(0);
  expect(main.textContent).toBe('The end of a chapter');
});
