import { signedIn, signedOut } from '@hanji/edition/session/current-user.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import {
  readingPositionsKey,
  writeKeptPosition,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerComments, someComment, somePage, type Answered } from '#testing/comment-service.ts';
import { button, field, later, leaveComments, row, rows } from '#testing/comments-screen.ts';
import { openComments } from '#testing/open-comments.tsx';

const path = '/comment/comic/1/2';
const soomin = { userId: '8', nickname: 'Soomin', profileImageUrl: null };

afterEach(leaveComments);

describe('writing', () => {
  it('[A1-012] stands in the list at once, and stays where the service takes it', async () => {
    const sent = later<Answered>();
    const bodies: string[] = [];
    answerComments((call, body) => {
      if (!call.startsWith('POST')) return { data: somePage([someComment(1)]) };
      bodies.push(body);
      return sent.promise;
    });
    await openComments(path);
    await expect.poll(rows).toEqual(['Comment 1']);
    await expect.element(button('Post')).toBeDisabled();
    await field.fill('  The lamp!  ');
    await button('Post').click();
    await expect.poll(rows).toEqual(['The lamp!', 'Comment 1']);
    await expect.element(row('The lamp!').getByText(words.posting)).toBeVisible();
    await expect.element(field).toHaveValue('');
    sent.settle({ data: someComment(2, { comment: 'The lamp!', author: soomin }) });
    await expect.element(row('The lamp!').getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(rows()).toEqual(['The lamp!', 'Comment 1']);
    await expect.element(page.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
    expect(bodies).toEqual([expect.stringMatching(/^comment=The\+lamp%21&key=[0-9a-f]{32}$/)]);
    await page.getByRole('link', { name: words.byTime }).click();
    await expect.element(field).toHaveValue('');
  });

  it('stands in the list also where that was asked for before, and comes after it', async () => {
    const before = later<Answered>();
    const mine = someComment(5, { comment: 'Quick', author: soomin });
    let lists = 0;
    answerComments((call) => {
      if (call.startsWith('POST')) return { data: mine };
      lists += 1;
      // By likes, one's own is on a later page, but counted.
      return lists === 1 ? before.promise : { data: somePage([someComment(1)], { total: 2 }) };
    });
    await openComments(path);
    await field.fill('Quick');
    await button('Post').click();
    await expect.element(page.getByText(words.posted)).toBeInTheDocument();
    before.settle({ data: somePage([someComment(1)]) });
    await expect.poll(rows).toEqual(['Quick', 'Comment 1']);
    await expect.element(page.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
    await expect.element(row('Quick').getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('comes back into the field where it was not taken, and nothing of it is lost', async () => {
    let answer: Answered | null = null;
    answerComments((call) => (call.startsWith('POST') ? answer : { data: somePage([]) }));
    await openComments(path);
    await field.fill('Written with care');
    await button('Post').click();
    await expect.element(page.getByText(words.postFailed)).toBeVisible();
    await expect.element(field).toHaveValue('Written with care');
    expect(rows()).toEqual([]);
    answer = { code: 429, message: 'Too many attempts. Please try again later.' };
    await button('Post').click();
    await expect
      .element(page.getByText('Too many attempts. Please try again later.'))
      .toBeVisible();
    await expect.element(field).toHaveValue('Written with care');
    answer = { data: someComment(5, { comment: 'Written with care', author: soomin }) };
    await button('Post').click();
    await expect.poll(rows).toEqual(['Written with care']);
    await expect.element(field).toHaveValue('');
  });

  it('goes under one key until it is taken, also after a reload, and another under its own', async () => {
    const keys: (string | null)[] = [];
    let answer: Answered | null = null;
    answerComments((call, body) => {
      if (!call.startsWith('POST')) return { data: somePage([]) };
      keys.push(new URLSearchParams(body).get('key'));
      return answer;
    });
    const post = async (): Promise<void> => {
      const sent = keys.length + 1;
      await button('Post').click();
      await expect.poll(() => keys.length).toBe(sent);
    };
    await openComments(path);
    await field.fill('Once');
    await post();
    await expect.element(page.getByText(words.postFailed)).toBeVisible();
    closeSite();
    await openComments(path);
    await expect.element(field).toHaveValue('Once');
    await post();
    await expect.element(page.getByText(words.postFailed)).toBeVisible();
    await field.fill('Once more');
    await post();
    await expect.element(page.getByText(words.postFailed)).toBeVisible();
    answer = { data: someComment(5, { comment: 'Once more', author: soomin }) };
    await post();
    await expect.poll(rows).toEqual(['Once more']);
    await field.fill('Once more');
    await post();
    const [first, again, edited, taken, another] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again, taken]).toEqual([first, edited]);
    expect(new Set([first, edited, another]).size).toBe(3);
  });

  it('stands in front of what was written while it was on its way, also after a reload', async () => {
    const sent = later<Answered | null>();
    answerComments((call) => (call.startsWith('POST') ? sent.promise : { data: somePage([]) }));
    await openComments(path);
    await field.fill('First thought');
    await button('Post').click();
    await expect.poll(rows).toEqual(['First thought']);
    await field.fill('And another');
    closeSite();
    await openComments(path);
    await expect.element(field).toHaveValue('First thought\nAnd another');
  });

  it('that fails leaves what was written meanwhile behind it, and that is taken leaves it alone', async () => {
    const answers = [later<Answered | null>(), later<Answered | null>()];
    let posts = 0;
    answerComments((call) => {
      if (!call.startsWith('POST')) return { data: somePage([]) };
      posts += 1;
      return answers[posts - 1]?.promise ?? null;
    });
    await openComments(path);
    await field.fill('First thought');
    await button('Post').click();
    await expect.poll(rows).toEqual(['First thought']);
    await field.fill('And another');
    answers[0]?.settle(null);
    await expect.element(field).toHaveValue('First thought\nAnd another');
    await button('Post').click();
    await expect.element(field).toHaveValue('');
    await field.fill('A third');
    answers[1]?.settle({ data: someComment(5, { comment: 'Both', author: soomin }) });
    await expect.poll(rows).toEqual(['Both']);
    await expect.element(field).toHaveValue('A third');
    closeSite();
    await openComments(path);
    await expect.element(field).toHaveValue('A third');
  });

  it.each([
    ['is taken', { data: someComment(5, { comment: 'First thought', author: soomin }) }],
    ['fails', null],
  ])(
    'that %s after its page was left takes nothing that was written there since',
    async (_, end) => {
      const sent = later<Answered | null>();
      let posts = 0;
      answerComments((call) => {
        if (!call.startsWith('POST')) return { data: somePage([]) };
        posts += 1;
        return sent.promise;
      });
      await openComments(path);
      await field.fill('First thought');
      await button('Post').click();
      await expect.poll(() => posts).toBe(1);
      closeSite();
      await openComments(path);
      await field.fill('A second, much longer one');
      sent.settle(end);
      await sent.promise;
      await expect.element(field).toHaveValue('A second, much longer one');
      closeSite();
      await openComments(path);
      await expect.element(field).toHaveValue('A second, much longer one');
    },
  );

  it('[A8-038] counts as readers do, to 400 and no further', async () => {
    answerComments(() => ({ data: somePage([]) }));
    await openComments(path);
    await field.fill('👨‍👩‍👧'.repeat(400));
    await expect.element(button('Post')).toBeEnabled();
    await field.fill(`${'👨‍👩‍👧'.repeat(400)}!`);
    await expect
      .element(page.getByText('A comment can have at most 400 characters.'))
      .toBeVisible();
    await expect.element(button('Post')).toBeDisabled();
  });

  it('[A6-003] of a visitor leads to signing in, and what was typed is there afterwards', async () => {
    answerComments(() => ({ data: somePage([someComment(1)]) }));
    const { router, store, address } = await openComments(path, false);
    await expect.element(page.getByText(words.signInToWrite)).toBeVisible();
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    // There is a door before anything is typed.
    await expect.element(signIn).toBeEnabled();
    await field.fill('Typed before signing in');
    await signIn.click();
    await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    store.dispatch(signedIn({ userId: 'u1', nickname: 'Soomin', avatarImageUrl: null }));
    router.navigate(path);
    await expect.element(field).toHaveValue('Typed before signing in');
    await expect.element(button('Post')).toBeEnabled();
  });
});

it('is written at the place where its reader is, where they want that', async () => {
  const bodies: string[] = [];
  answerComments((call, body) => {
    if (!call.startsWith('POST')) return { data: somePage([]) };
    bodies.push(body);
    const at = { share: 0.431, position: null, contentVersion: 'a' };
    return { data: someComment(2, { author: soomin, place: bodies.length > 1 ? at : null }) };
  });
  const { router } = await openComments('/');
  const position = { imageId: '7', fraction: 0.5, chapterShare: 0.431, contentVersion: 'a' };
  localStorage.setItem(
    readingPositionsKey,
    writeKeptPosition([], { reader: 'u1', chapterId: 2 }, position, 1),
  );
  router.navigate(path);
  const choice = page.getByRole('checkbox', { name: 'Where I am now (43%)' });
  await expect.element(choice).not.toBeChecked();
  await field.fill('All of it');
  await button('Post').click();
  await expect.poll(() => bodies).toEqual([expect.stringMatching(/^comment=All\+of\+it&key=\w+$/)]);
  await expect.poll(rows).toEqual(['Comment 2']);
  await choice.click();
  await field.fill('This very scene');
  await button('Post').click();
  await expect
    .poll(() => bodies[1])
    .toMatch(
      /^comment=This\+very\+scene&key=\w+&placeVersion=a&placeShare=0\.431&placeImage=7&placeFraction=0\.5$/,
    );
});

it('a draft is its writer’s alone, and there when they come back', async () => {
  answerComments(() => ({ data: somePage([]) }));
  const { store } = await openComments(path);
  await field.fill('Between us');
  store.dispatch(signedOut());
  await expect.element(field).toHaveValue('');
  await field.fill('A visitor’s');
  store.dispatch(signedIn({ userId: 'u2', nickname: 'Minsu', avatarImageUrl: null }));
  await expect.element(field).toHaveValue('A visitor’s');
  store.dispatch(signedOut());
  await expect.element(field).toHaveValue('');
  store.dispatch(signedIn({ userId: 'u1', nickname: 'Soomin', avatarImageUrl: null }));
  await expect.element(field).toHaveValue('Between us');
});
