import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import type { CommentHistory } from '@hanji/contract/entities/community.ts';
import {
  readingPositionsKey,
  writeKeptPosition,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerComments, someComment } from '#testing/comment-service.ts';
import { openComments } from '#testing/open-comments.tsx';

const owl = { userId: '7', nickname: 'Night Owl', profileImageUrl: null };
const place = {
  contentType: 'comic',
  contentId: 1,
  contentName: 'Lighthouse Days',
  mature: false,
  chapterId: 2,
  chapterName: 'The lamp goes out',
  chapterThumbnail: null,
  withdrawn: false,
  opened: true,
} as const;

function history(comments: CommentHistory['comments'], next: string | null = null) {
  return {
    comments,
    author: owl,
    blocked: false,
    readerId: '7',
    lastRespondedPostedSeconds: next,
  };
}

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

it('[A2-036] [B2-097] one’s own comments stand below their chapters, and go on', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...someComment(100 - at), ...place }));
  const asked = answerComments((call) =>
    call.includes('blocked')
      ? { data: { authors: [] } }
      : call.includes('?')
        ? { data: history([{ ...someComment(1), ...place, withdrawn: true }]) }
        : { data: history(many, '1777802400-81') },
  );
  await openComments('/commenthistory');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Comment history' }))
    .toBeVisible();
  await expect.element(page.getByText('Comment 81')).toBeInTheDocument();
  page.getByText('Comment 81').element().scrollIntoView();
  await expect.poll(() => texts().length).toBe(21);
  const links = page.getByRole('link', { name: 'Lighthouse Days · The lamp goes out' }).elements();
  expect(links[0]?.getAttribute('href')).toBe('/comment/comic/1/2');
  // A chapter that is gone has no comments to go to.
  expect(links.at(-1)?.getAttribute('href')).toBe('/comic/1');
  expect(page.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(21);
  expect(asked.filter((call) => call.includes('/comment/history'))).toEqual([
    'GET /comment/history',
    'GET /comment/history?lastRespondedPostedSeconds=1777802400-81',
  ]);
});

it('[B2-097] says that there are none yet, and asks a visitor to sign in', async () => {
  answerComments((call) => ({
    data: call.includes('blocked')
      ? { authors: [] }
      : { ...history([]), author: null, readerId: null },
  }));
  await openComments('/commenthistory');
  await expect.element(page.getByText(words.historyNone)).toBeVisible();
  const { address } = await openComments('/commenthistory', false);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/commenthistory')}`);
});

it('[A2-038] [B2-121] shows what one author wrote, to everybody', async () => {
  answerComments(() => ({
    data: { ...history([{ ...someComment(1), ...place }]), readerId: null },
  }));
  await openComments('/comment/user/7', false);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Comments by Night Owl' }))
    .toBeVisible();
  await expect.poll(texts).toEqual(['Comment 1']);
});

it('[A7-080] [B7-085] goes on through what an author wrote from where a page ended', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...someComment(100 - at), ...place }));
  const asked = answerComments((call) => ({
    data: call.includes('?')
      ? history([{ ...someComment(1), ...place }])
      : history(many, '1777802400-81'),
  }));
  await openComments('/comment/user/7', false);
  await expect.element(page.getByText('Comment 81')).toBeInTheDocument();
  page.getByText('Comment 81').element().scrollIntoView();
  await expect.poll(() => texts().length).toBe(21);
  expect(asked.filter((call) => call.includes('/author/'))).toEqual([
    'GET /comment/history/author/7',
    'GET /comment/history/author/7?lastRespondedPostedSeconds=1777802400-81',
  ]);
});

it('says that an author is not there', async () => {
  answerComments(() => ({ code: 404 }));
  await openComments('/comment/user/7');
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

it('[A2-039] [B2-121] stays where it is when an author’s address has no number', async () => {
  const asked = answerComments(() => ({ data: history([]) }));
  const { router, address } = await openComments('/');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  router.navigate('/comment/user/soomin');
  router.navigate('/comment/user/7x');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/');
  expect(asked.filter((call) => call.includes('author'))).toEqual([]);
});

it('blocks an author on their page, shows them again, and lists whom one has blocked', async () => {
  let blocked = false;
  const asked = answerComments((call) => {
    if (call.endsWith('/block')) blocked = call.startsWith('POST');
    if (call.endsWith('/block')) return {};
    if (call.includes('blocked')) return { data: { authors: blocked ? [owl] : [] } };
    const comments = blocked ? [] : [{ ...someComment(1), ...place }];
    return { data: { ...history(comments), readerId: '8', blocked } };
  });
  const { router } = await openComments('/comment/user/7');
  await expect.poll(texts).toEqual(['Comment 1']);
  await page.getByRole('main').getByRole('button', { name: words.block }).click();
  await expect.element(page.getByRole('heading', { name: words.blockedTitle })).toBeVisible();
  expect(texts()).toEqual([]);
  await expect
    .element(page.getByText('You won’t see comments by Night Owl anymore.'))
    .toBeVisible();
  router.navigate('/commenthistory');
  const listed = page.getByRole('region', { name: words.blockedAuthors });
  await expect.element(listed.getByText('Night Owl')).toBeVisible();
  await listed.getByRole('button', { name: words.unblock }).click();
  await expect.poll(() => listed.elements()).toEqual([]);
  router.navigate('/comment/user/7');
  await expect.poll(texts).toEqual(['Comment 1']);
  expect(asked.filter((call) => call.endsWith('/block'))).toEqual([
    'POST /comment/author/7/block',
    'DELETE /comment/author/7/block',
  ]);
});

it('asks a visitor to sign in before an author is blocked', async () => {
  const asked = answerComments(() => ({
    data: { ...history([{ ...someComment(1), ...place }]), readerId: null },
  }));
  const { address } = await openComments('/comment/user/7', false);
  await page.getByRole('main').getByRole('button', { name: words.block }).click();
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/comment/user/7')}`);
  expect(asked.filter((call) => call.endsWith('/block'))).toEqual([]);
});

it('veils what was said on chapters that its reader has not opened, and one press shows it', async () => {
  const entries = [
    { ...someComment(1), ...place, opened: false },
    { ...someComment(2), ...place, chapterId: 3 },
    { ...someComment(3), ...place, chapterId: 4, opened: false },
  ];
  answerComments(() => ({ data: { ...history(entries), readerId: '8' } }));
  const { router } = await openComments('/');
  // What this device has read is opened too, whatever the account knows.
  const position = { imageId: '1', fraction: 0, chapterShare: 0, contentVersion: 'a' };
  localStorage.setItem(
    readingPositionsKey,
    writeKeptPosition([], { reader: 'u1', chapterId: 4 }, position, 1),
  );
  router.navigate('/comment/user/7');
  await expect.poll(texts).toEqual([undefined, 'Comment 2', 'Comment 3']);
  await expect.element(page.getByText(words.veiled)).toBeVisible();
  await page.getByRole('button', { name: words.unveil, exact: true }).click();
  await expect.poll(texts).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
});

it('veils nothing of one’s own', async () => {
  answerComments((call) => ({
    data: call.includes('blocked')
      ? { authors: [] }
      : history([{ ...someComment(1), ...place, opened: false }]),
  }));
  await openComments('/commenthistory');
  await expect.poll(texts).toEqual(['Comment 1']);
});
