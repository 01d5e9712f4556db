import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, later } from '#testing/challenge-service.ts';
import { someComment, someContent, someView } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const path = '/challenge/comic/1/11';
const call = 'GET /challenge/content/1/11';
const read = 'POST /challenge/content/1/11/read';
const main = page.getByRole('main');
const like = main.getByRole('button', { name: new RegExp(words.like) });

afterEach(leaveChallenge);

it('[B2-032] [B7-051] opens a chapter in the comic viewer once it is here, and tells of it', async () => {
  const view = later<Awaited<ReturnType<typeof someView>>>();
  const came = answerChallenge({ [call]: view.promise, [read]: { data: null } });
  await openChallenge(path);
  await expect.element(main.getByText(frame.loading)).toBeInTheDocument();
  expect(main.getByRole('heading').elements()).toEqual([]);
  view.settle(await someView());
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeVisible();
  await expect.element(main.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await expect.poll(() => came).toEqual([call, read]);
  expect(await violations()).toEqual([]);
});

it('[B2-033] [B8-007] leads to sign in where a chapter wants it', async () => {
  answerChallenge({ [call]: 401 });
  const address = await openChallenge(path);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});

it.each([303, 403, 404, 500])('[B2-034] goes back to the title at %d', async (code) => {
  answerChallenge({
    [call]: code,
    'GET /challenge/content/1': { data: { content: someContent() } },
  });
  const address = await openChallenge(path);
  await expect.poll(address).toBe('/challenge/comic/1');
});

it('[B7-049] likes a chapter at once and takes it back, and stands as before where that fails', async () => {
  const likes = { data: { totalLikes: 8, liked: true } };
  const came = answerChallenge({
    [call]: { data: await someView({ totalLikes: 7 }) },
    [read]: { data: null },
    'POST /challenge/content/1/11/like': likes,
    'DELETE /challenge/content/1/11/like': 500,
  });
  await openChallenge(path, true);
  await expect.poll(() => like.element().textContent).toMatch(/7$/);
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => like.element().textContent).toMatch(/8$/);
  await expect.poll(() => came).toContain('POST /challenge/content/1/11/like');
  await like.click();
  await expect.element(page.getByText(comments.likeFailed)).toBeVisible();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
});

it('asks a visitor who likes to sign in first', async () => {
  answerChallenge({ [call]: { data: await someView() }, [read]: { data: null } });
  const address = await openChallenge(path);
  await like.click();
  const question = page.getByRole('dialog', { name: comments.signInToReactTitle });
  await question.getByRole('button', { name: frame.signIn }).click();
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});

it('leads on to the next chapter and the comments, and reports with a reason', async () => {
  const next = { chapterId: 12, name: 'Two', coverImageFilePath: null, coverImageFileName: null };
  const came = answerChallenge({
    [call]: {
      data: await someView({
        nextChapter: next,
        commentCount: 2,
        userComments: [someComment(3), someComment(4, { userId: '70' })],
        authorComment: 'See you on Sunday.',
      }),
    },
    [read]: { data: null },
    'POST /challenge/content/1/11/report/copyright': { data: null },
  });
  await openChallenge(path, true);
  await expect
    .element(main.getByRole('link', { name: viewer.continueReading }))
    .toHaveAttribute('href', '/challenge/comic/1/12');
  await expect.element(main.getByText('See you on Sunday.')).toBeVisible();
  const said = (text: string) => main.getByRole('article').filter({ hasText: text });
  await expect
    .element(said('Comment 3').getByRole('button', { name: comments.report }))
    .toBeVisible();
  await expect
    .element(said('Comment 4').getByRole('button', { name: comments.delete }))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: words.allComments }))
    .toHaveAttribute('href', '/challenge/comment-list/1/11');
  await main.getByRole('button', { name: words.reportChapter }).click();
  const sheet = page.getByRole('dialog', { name: words.reportChapter });
  await sheet.getByRole('button', { name: comments.reportSend }).click();
  await expect.element(sheet.getByText(comments.reportRequired)).toBeVisible();
  expect(await violations()).toEqual([]);
  await sheet.getByRole('radio', { name: words.copyright }).click();
  await sheet.getByRole('button', { name: comments.reportSend }).click();
  await expect.element(page.getByText(words.reportSent)).toBeVisible();
  expect(came).toContain('POST /challenge/content/1/11/report/copyright remarksDetail=');
});
