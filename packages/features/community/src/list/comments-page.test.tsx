import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerComments, someComment, somePage, type Answered } from '#testing/comment-service.ts';
import { button, field, later, leaveComments, row, rows } from '#testing/comments-screen.ts';
import { openComments } from '#testing/open-comments.tsx';

const path = '/comment/comic/1/2';
const list = '/comic/1/chapter/2/comment';
const owl = { userId: '7', nickname: 'Night Owl', profileImageUrl: null };
const soomin = { userId: '8', nickname: 'Soomin', profileImageUrl: null };

afterEach(leaveComments);

describe('the comments of a chapter', () => {
  it('[A2-037] [A4-041] [B2-120] are listed by likes, by time when asked, and go on while one scrolls', async () => {
    const first = Array.from({ length: 20 }, (_, at) => someComment(100 - at));
    const asked = answerComments((call) => {
      if (call.includes('recent')) return { data: somePage([someComment(9)]) };
      return call.includes('lastRespondedSeqNo=80-3-5')
        ? { data: somePage([someComment(100), someComment(1)], { total: 1001 }) }
        : { data: somePage(first, { total: 1001, lastRespondedSeqNo: '80-3-5' }) };
    });
    const { address } = await openComments(path);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Comments 999+' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Lighthouse Days · The lamp goes out' }))
      .toHaveAttribute('href', '/comic/1/chapter/2/product');
    row('Comment 81').element().scrollIntoView();
    // What comes twice, since it rose meanwhile, is shown once.
    await expect.poll(() => rows().length).toBe(21);
    expect(rows().at(-1)).toBe('Comment 1');
    await page.getByRole('link', { name: words.byTime }).click();
    await expect.poll(address).toBe(`${path}?order=recent`);
    await expect.poll(rows).toEqual(['Comment 9']);
    expect(asked.filter((call) => call.includes('/comment/'))).toEqual([
      `GET ${list}/like`,
      `GET ${list}/like?lastRespondedSeqNo=80-3-5`,
      `GET ${list}/recent`,
    ]);
  });

  it('say that there are none, and what went wrong, with a way on', async () => {
    let code = 500;
    answerComments(() => (code === 200 ? { data: somePage([]) } : { code }));
    await openComments(path);
    await expect.element(button('Try again')).toBeVisible();
    code = 200;
    await button('Try again').click();
    await expect.element(page.getByText(words.none)).toBeVisible();
    await expect.element(page.getByText(words.noneText)).toBeVisible();
  });

  it('are text, whatever it is, and no word is too long for a narrow screen', async () => {
    await page.viewport(360, 800);
    const [text, override] = [
      '<img src=x onerror="document.title=1"> https://evil.example ',
      '\u202e',
    ];
    const hostile = `${text}${override}gnp.exe`;
    answerComments(() => ({
      data: somePage([
        someComment(1, { comment: hostile }),
        someComment(2, { comment: 'W'.repeat(400), author: { ...owl, nickname: 'N'.repeat(20) } }),
        someComment(3, { comment: '👨‍👩‍👧'.repeat(60) }),
      ]),
    }));
    await openComments(path);
    // Nor does it show its letters in another order than they are in.
    await expect.poll(() => rows()[0]).toBe(`${text}gnp.exe`);
    expect(
      page.getByRole('article').elements()[0]?.querySelectorAll('img[src="x"], p[dir] a'),
    ).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('a like', () => {
  it('[A1-012] [A8-039] shows at once, is what the service counts then, and is taken back by another press', async () => {
    const sent = later<Answered>();
    const asked = answerComments((call) => {
      if (call.startsWith('POST')) return sent.promise;
      return call.startsWith('DELETE')
        ? {
            data: { totalLikes: 11, reaction: { liked: false, reported: false }, status: 'posted' },
          }
        : { data: somePage([someComment(1)]) };
    });
    await openComments(path);
    const like = page.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect.element(page.getByRole('button', { name: 'Like 4', pressed: true })).toBeVisible();
    await like.click();
    sent.settle({
      data: { totalLikes: 12, reaction: { liked: true, reported: false }, status: 'liked' },
    });
    await expect
      .element(page.getByRole('button', { name: 'Like 12', pressed: true }))
      .toBeVisible();
    await expect.element(page.getByText(words.liked)).toBeVisible();
    await like.click();
    await expect
      .element(page.getByRole('button', { name: 'Like 11', pressed: false }))
      .toBeVisible();
    expect(asked.filter((call) => call.includes('/like'))).toEqual([
      `GET ${list}/like`,
      'POST /comic/comment/1/like',
      'DELETE /comic/comment/1/like',
    ]);
  });

  it('that fails is taken back from its own comment, whatever came above it meanwhile', async () => {
    const liking = later<Answered>();
    answerComments((call) => {
      if (call === 'POST /comic/comment/1/like') return liking.promise;
      if (call.startsWith('POST')) return { data: someComment(2, { author: soomin }) };
      return { data: somePage([someComment(1)]) };
    });
    await openComments(path);
    await page.getByRole('button', { name: 'Like 3' }).click();
    await field.fill('First!');
    await button('Post').click();
    await expect.poll(rows).toEqual(['Comment 2', 'Comment 1']);
    liking.settle({ code: 404, message: 'This comment no longer exists.' });
    await expect.element(page.getByText('This comment no longer exists.')).toBeVisible();
    await expect
      .poll(() => page.getByRole('button', { name: 'Like 3', pressed: false }).elements())
      .toHaveLength(2);
  });

  it('that fails is taken back, and says so in the service’s words', async () => {
    answerComments((call) =>
      call.startsWith('POST')
        ? { code: 404, message: 'This comment no longer exists.' }
        : { data: somePage([someComment(1)]) },
    );
    await openComments(path);
    await page.getByRole('button', { name: 'Like 3' }).click();
    await expect.element(page.getByText('This comment no longer exists.')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Like 3', pressed: false }))
      .toBeVisible();
  });

  it('[A6-003] of a visitor asks to sign in first, and nothing is sent', async () => {
    const asked = answerComments(() => ({ data: somePage([someComment(1)]) }));
    const { address } = await openComments(path, false);
    await page.getByRole('button', { name: 'Like 3' }).click();
    const dialog = page.getByRole('dialog', { name: words.signInToReactTitle });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

describe('a report', () => {
  it('[A1-013] [A4-043] [B4-014] [A8-039] [A8-040] [B8-036] strikes the comment through, with a notice, and is left out of what is loaded afterwards', async () => {
    const told: string[] = [];
    answerComments((call, body) => {
      if (!call.startsWith('POST')) return { data: somePage([someComment(1), someComment(2)]) };
      told.push(`${call} ${body}`);
      return {};
    });
    const { router } = await openComments(path);
    await row('Comment 1').getByRole('button', { name: 'Report' }).click();
    const sheet = page.getByRole('dialog', { name: words.reportTitle });
    await sheet.getByRole('button', { name: words.reportSend }).click();
    await expect.element(sheet.getByText(words.reportRequired)).toBeVisible();
    await sheet.getByRole('radio', { name: words.spoiler }).click();
    await sheet.getByRole('textbox').fill(' He is the ghost ');
    await sheet.getByRole('button', { name: words.reportSend }).click();
    await expect.element(row('Comment 1').getByText(words.hidden)).toBeVisible();
    await expect.element(page.getByText(words.reportSent)).toBeVisible();
    expect(row('Comment 1').element().querySelector('s')?.textContent).toBe('Comment 1');
    expect(row('Comment 1').getByRole('button').elements()).toEqual([]);
    expect(told).toEqual(['POST /comic/comment/1/report/spoiler remarksDetail=He+is+the+ghost']);
    router.navigate('/');
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    router.navigate(path);
    await expect.poll(rows).toEqual(['Comment 2']);
  });

  it.each([
    ['[B8-037]', 409, 'You have reported this comment already.'],
    ['[B8-038]', 403, 'You can’t report your own comment.'],
  ])(
    '[A8-040] %s that the service refuses with %i says why, and keeps what was written',
    async (_, code, message) => {
      answerComments((call) =>
        call.startsWith('POST') ? { code, message } : { data: somePage([someComment(1)]) },
      );
      await openComments(path);
      await page.getByRole('button', { name: 'Report' }).click();
      await page.getByRole('radio', { name: words.abuse }).click();
      await page.getByRole('textbox', { name: words.remarks }).fill('Rude');
      await button(words.reportSend).click();
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(page.getByRole('textbox', { name: words.remarks })).toHaveValue('Rude');
    },
  );
});

it('[B4-013] [A8-039] one’s own is marked and can be deleted, by keys alone, after a question', async () => {
  const asked = answerComments((call) =>
    call.startsWith('DELETE')
      ? {}
      : { data: somePage([someComment(1, { author: soomin }), someComment(2)], { readerId: '8' }) },
  );
  await openComments(path);
  const own = row('Comment 1');
  await expect.element(own.getByText(words.you)).toBeVisible();
  expect(own.getByRole('button', { name: 'Report' }).elements()).toEqual([]);
  expect(row('Comment 2').getByRole('button', { name: 'Delete' }).elements()).toEqual([]);
  own.getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('dialog', { name: words.deleteTitle });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toEqual([]);
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await own.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(rows).toEqual(['Comment 2']);
  await expect.element(page.getByText(words.deleted)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  const deleted = asked.filter((call) => call.startsWith('DELETE'));
  expect(deleted).toEqual(['DELETE /comic/comment/1']);
});

describe('a blocked author', () => {
  const others = [
    someComment(1),
    someComment(2, { author: soomin }),
    someComment(3, { author: { ...owl, nickname: 'Night Owl' } }),
  ];

  it('is gone from the list at once, and back with one press', async () => {
    let blocked = false;
    const asked = answerComments((call) => {
      if (!call.endsWith('/block')) {
        const shown = others.filter(({ author }) => !blocked || author.userId !== '7');
        return { data: somePage(shown, { total: 3 }) };
      }
      blocked = call.startsWith('POST');
      return {};
    });
    await openComments(path);
    await row('Comment 1').getByRole('button', { name: words.block }).click();
    await expect.poll(rows).toEqual(['Comment 2']);
    await button(words.unblock).click();
    await expect.poll(rows).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
    expect(asked.filter((call) => call.endsWith('/block'))).toEqual([
      'POST /comment/author/7/block',
      'DELETE /comment/author/7/block',
    ]);
  });

  it('stays where the service does not take it, and who has said everything is not called nobody', async () => {
    let code = 500;
    answerComments((call) => {
      if (!call.endsWith('/block')) return { data: somePage([someComment(1)]) };
      return { code };
    });
    await openComments(path);
    await row('Comment 1').getByRole('button', { name: words.block }).click();
    await expect.element(page.getByText(words.blockFailed)).toBeVisible();
    expect(rows()).toEqual(['Comment 1']);
    code = 200;
    await row('Comment 1').getByRole('button', { name: words.block }).click();
    await expect.element(page.getByText(words.authorNone, { exact: true })).toBeVisible();
  });

  it('cannot be oneself', async () => {
    answerComments(() => ({ data: somePage(others, { readerId: '8' }) }));
    await openComments(path);
    await expect.element(row('Comment 2').getByText(words.you)).toBeVisible();
    expect(row('Comment 2').getByRole('button', { name: words.block }).elements()).toEqual([]);
  });
});
