import type { ReceivedComment, TitleActivity } from '@hanji/contract/entities/creator.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerDesk, limits, someTitle } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

const none = { views: 0, likes: 0, comments: 0, subscribers: 0 };
const activity: TitleActivity = {
  days: [
    { day: '2026-05-02', ...none, views: 40, likes: 2 },
    { day: '2026-05-03', ...none, views: 20, subscribers: 1 },
  ],
  total: { ...none, views: 60, likes: 2, subscribers: 1 },
  titles: [
    { contentId: 1, name: 'Title 1', ...none, views: 50 },
    { contentId: 2, name: 'Title 2', ...none, views: 10 },
  ],
};

function someComment(facts: Partial<ReceivedComment> = {}): ReceivedComment {
  return {
    commentId: 5,
    contentId: 1,
    contentName: 'Title 1',
    chapterId: 7,
    chapterName: 'Chapter 1',
    nickname: 'Mina',
    avatarUrl: null,
    comment: 'What a harbor!',
    totalLikes: 3,
    hidden: false,
    createdAt: '2026-05-03T10:00:00.000Z',
    ...facts,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[B2-067] shows what became of titles day by day, as plots and as a table', async () => {
  const asked = answerDesk(({ path }) => {
    if (path === 'GET /manage/title') {
      return { data: { titles: [someTitle(1), someTitle(2)], limits, usedTotalBytes: 0 } };
    }
    if (path.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    return { data: activity };
  });
  const { address } = await openDesk('/manage/title/activity');
  await expect
    .element(
      page.getByRole('img', { name: 'Views from May 2, 2026 to May 3, 2026, at most 40 a day' }),
    )
    .toBeVisible();
  await page.getByText(words.showFigures).click();
  const days = page.getByRole('table', { name: words.figuresByDay });
  await expect.element(days.getByRole('row', { name: /May 2, 2026 40 2 0 0/ })).toBeVisible();
  const titles = page.getByRole('table', { name: words.figuresByTitle });
  await expect.element(titles.getByRole('row', { name: /Title 2 10/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('radio', { name: '90 days' }).click({ force: true });
  await expect.poll(address).toBe('/manage/title/activity?days=90');
  await page.getByRole('combobox', { name: words.ofTitle }).selectOptions('2');
  await expect.poll(address).toBe('/manage/title/activity?days=90&title=2');
  await expect
    .poll(() => asked.map(({ path }) => path))
    .toContain('GET /manage/title/activity?days=90&contentId=2');
});

it('[B2-067] [B1-019] has the comments of one’s own articles, which can be hidden and shown again', async () => {
  let hidden = false;
  const asked = answerDesk(({ path }) => {
    if (path.includes('/hide')) {
      hidden = path.startsWith('POST');
      return { data: someComment({ hidden }) };
    }
    if (path === 'GET /manage/title')
      return { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } };
    if (path.startsWith('GET /manage/comment')) {
      return { data: { comments: [someComment({ hidden })], after: null } };
    }
    return { data: activity };
  });
  await openDesk('/manage/title/activity');
  const comment = page.getByRole('article');
  await expect.element(comment.getByText('What a harbor!')).toBeVisible();
  await expect
    .element(comment.getByRole('link', { name: 'Title 1, Chapter 1' }))
    .toHaveAttribute('href', '/manage/article/1/7');
  await comment.getByRole('button', { name: words.hideComment }).click();
  await expect.element(page.getByText(words.hiddenNotice)).toBeVisible();
  await comment.getByRole('button', { name: words.showComment }).click();
  await expect.element(comment.getByRole('button', { name: words.hideComment })).toBeVisible();
  expect(asked.filter(({ path }) => path.includes('/hide')).map(({ path }) => path)).toEqual([
    'POST /manage/comment/5/hide',
    'DELETE /manage/comment/5/hide',
  ]);
});

it('[B2-067] says what went wrong with the figures, and keeps the comments', async () => {
  answerDesk(({ path }) => {
    if (path.startsWith('GET /manage/title/activity')) return { code: 500 };
    if (path === 'GET /manage/title')
      return { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } };
    return { data: { comments: [someComment()], after: null } };
  });
  await openDesk('/manage/title/activity');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('What a harbor!')).toBeVisible();
});

it('[B2-067] leads to the first title where there is nothing to have figures of', async () => {
  answerDesk(({ path }) => {
    if (path === 'GET /manage/title') return { data: { titles: [], limits, usedTotalBytes: 0 } };
    if (path.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    return { data: { ...activity, titles: [] } };
  });
  const { address } = await openDesk('/manage/title/activity');
  await page.getByRole('link', { name: words.firstTitle }).click();
  await expect.poll(address).toBe('/manage/title/new');
});
