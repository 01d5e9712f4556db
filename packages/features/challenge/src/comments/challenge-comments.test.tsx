import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, later, type Answer } from '#testing/challenge-service.ts';
import { lastPage, someComment } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const list = '/challenge/comment-list/1/11';
const write = '/challenge/comment-write/1/11';
const call = 'GET /challenge/comment/1/11';
const main = page.getByRole('main');
const field = main.getByRole('textbox', { name: comments.yours });

function somePage(entries = [someComment(2), someComment(1)]) {
  return {
    contentName: 'Title 1',
    chapterName: 'One',
    commentEnabled: true,
    comments: entries,
    readerId: '8',
    page: lastPage(),
  };
}
function row(text: string) {
  return main.getByRole('article').filter({ hasText: text });
}

afterEach(leaveChallenge);

it('[B2-035] [B4-012] [B7-053] lists comments once they are here, by time or by likes', async () => {
  const first = later<ReturnType<typeof somePage>>();
  const came = answerChallenge({ [call]: first.promise });
  const address = await openChallenge(list);
  await expect.element(main.getByText(frame.loading)).toBeInTheDocument();
  expect(main.getByRole('article').elements()).toEqual([]);
  first.settle(somePage());
  await expect.element(row('Comment 2')).toBeVisible();
  expect(came).toEqual([`${call}?pageNo=0&pageSize=100&orderType=recent`]);
  expect(await violations()).toEqual([]);
  await main.getByRole('link', { name: comments.byLikes }).click();
  await expect.poll(() => came.at(-1)).toBe(`${call}?pageNo=0&pageSize=100&orderType=likes`);
  expect(address()).toBe(`${list}?order=likes`);
});

it('[B2-036] [B6-010] is written by members alone: a visitor signs in first', async () => {
  answerChallenge({ [call]: { data: somePage() } });
  const address = await openChallenge(list);
  await main.getByRole('link', { name: words.writeComment }).click();
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(write)}`);
});

it('[B7-054] posts a comment, which keeps its text where that fails and then stands in the list', async () => {
  const answers: Record<string, Answer> = {
    [call]: { data: somePage([someComment(5, { comment: 'The lamp!' })]) },
    'POST /challenge/comment/1/11': 500,
  };
  const came = answerChallenge(answers);
  const address = await openChallenge(write, true);
  await field.fill('The lamp!');
  await main.getByRole('button', { name: comments.post, exact: true }).click();
  await expect.element(main.getByText(comments.postFailed)).toBeVisible();
  await expect.element(field).toHaveValue('The lamp!');
  expect(await violations()).toEqual([]);
  answers['POST /challenge/comment/1/11'] = {
    data: someComment(5, { comment: 'The lamp!' }),
  };
  await main.getByRole('button', { name: comments.post, exact: true }).click();
  await expect.poll(address).toBe(list);
  await expect.element(row('The lamp!')).toBeVisible();
  const sent = came.filter((asked) => asked.startsWith('POST'));
  expect(sent[0]).toMatch(
    /^POST \/challenge\/comment\/1\/11 comment=The\+lamp%21&key=[0-9a-f]{32}$/,
  );
  expect(sent[1]).toBe(sent[0]);
});

it('keeps what was typed while its page is left', async () => {
  answerChallenge({});
  await openChallenge(write, true);
  await field.fill('Half a thought');
  await openChallenge(write, true);
  await expect.element(field).toHaveValue('Half a thought');
});

it('[B7-055] [B7-056] [B7-057] likes, deletes and reports a comment', async () => {
  const own = someComment(1, { comment: 'Mine', userId: '8' });
  const other = someComment(2, { comment: 'Theirs', userId: '9', totalLikes: 4 });
  const came = answerChallenge({
    [call]: { data: somePage([own, other]) },
    'POST /challenge/comment/2/like': { data: { totalLikes: 5, status: 'liked' } },
    'DELETE /challenge/comment/1': { data: null },
    'POST /challenge/comment/2/report/spoiler': { data: null },
  });
  await openChallenge(list, true);
  const like = row('Theirs').getByRole('button', { name: /^Like/ });
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => like.element().textContent).toMatch(/5$/);

  await row('Mine').getByRole('button', { name: comments.delete }).click();
  const question = page.getByRole('dialog', { name: comments.deleteTitle });
  await question.getByRole('button', { name: comments.delete }).click();
  await expect.poll(() => row('Mine').elements()).toEqual([]);

  await row('Theirs').getByRole('button', { name: comments.report }).click();
  const sheet = page.getByRole('dialog', { name: comments.reportTitle });
  await sheet.getByRole('radio', { name: comments.spoiler }).click();
  await sheet.getByRole('button', { name: comments.reportSend }).click();
  await expect.element(row('Theirs').getByText(comments.hidden)).toBeVisible();
  expect(came.slice(1)).toEqual([
    'POST /challenge/comment/2/like',
    'DELETE /challenge/comment/1',
    'POST /challenge/comment/2/report/spoiler remarksDetail=',
  ]);
});

it('says where comments are off, and where there are none', async () => {
  answerChallenge({ [call]: { data: { ...somePage([]), commentEnabled: false } } });
  await openChallenge(list);
  await expect.element(main.getByText(words.commentsOff)).toBeVisible();
  expect(main.getByRole('link', { name: words.writeComment }).elements()).toEqual([]);
});
