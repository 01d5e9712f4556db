import { beforeEach, describe, expect, it } from 'vitest';
import { failures } from '@hanji/i18n/locales/ko-KR/failures.ts';
import type { Comment, CommentPage, PlacedComments } from '@hanji/contract/entities/community.ts';
import type { CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';

import { openCommenting, type Person } from './testing/commenting.ts';

const {
  db,
  sql,
  context,
  ask,
  title,
  beginAnew,
  pass,
  post,
  posted,
  list,
  words,
  like,
  report,
  remove,
  total,
  its,
} = await openCommenting();

beforeEach(beginAnew);

describe('writing', () => {
  it('[A1-012] [B1-004] [A7-075] [B7-087] [B4-013] a member’s comment is there at once, with who wrote it', async () => {
    const { data } = await post(its.minsu, '  할머니 최고!\n다음 화 주세요 ');
    expect(data).toEqual({
      id: expect.any(Number),
      author: { userId: expect.stringMatching(/^\d+$/), nickname: '민수', profileImageUrl: null },
      comment: '할머니 최고!\n다음 화 주세요',
      totalLikes: 0,
      reaction: { liked: false, reported: false },
      postedAt: testNow.toISOString(),
      status: 'posted',
      place: null,
    });
    const page = await list('like', { who: its.minsu });
    expect(page).toEqual({
      contentName: title.name,
      chapterName: `${its.sort}화`,
      comments: [data],
      total: 1,
      readerId: data.author.userId,
      lastRespondedSeqNo: null,
    });
    expect(await list('like')).toMatchObject({ comments: [data], readerId: null });
  });

  it('[A8-038] is refused to visitors and guests, of nothing, and of more than 400 characters', async () => {
    const guest = await signIn(db, { guest: true });
    const family = '👨‍👩‍👧';
    for (const [comment, said] of [
      ['', '댓글 내용을 입력해 주세요.'],
      [' \n\u200b ', '댓글 내용을 입력해 주세요.'],
      [`${'가'.repeat(400)}나`, '댓글은 400자까지 쓸 수 있어요.'],
      [family.repeat(401), '댓글은 400자까지 쓸 수 있어요.'],
    ] as const) {
      const { code, message } = await post(its.minsu, comment);
      expect([code, message]).toEqual([400, said]);
    }
    expect((await post(null, '저도요')).code).toBe(401);
    expect((await post(guest, '저도요')).code).toBe(403);
    expect(await total()).toBe(0);
    expect((await post(its.minsu, family.repeat(400))).data.comment).toBe(family.repeat(400));
    expect((await post(its.sora, 'e\u0301'.repeat(400))).code).toBe(200);
  });

  it('keeps every letter as it was written: no text is code', async () => {
    const hostile = `<img src=x onerror=alert(1)> '; drop table reader;-- {{7*7}} \u202egnp.exe`;
    await posted(its.minsu, hostile);
    expect(await words('like')).toEqual([hostile]);
  });

  it('sent again, as after a lost answer, it is one comment; a minute later another', async () => {
    const answers = await Promise.all([
      post(its.minsu, '와'),
      post(its.minsu, '와'),
      post(its.minsu, '와'),
    ]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await total()).toBe(1);
    pass(61);
    await posted(its.minsu, '와');
    expect(await total()).toBe(2);
  });

  it('sent again under its key, however late, is one comment, and none where that is gone', async () => {
    const key = 'a1b2c3d4e5f6a7b8';
    const answers = await Promise.all([post(its.minsu, '와', key), post(its.minsu, '와', key)]);
    pass(600);
    const late = await post(its.minsu, '와', key);
    expect([...answers, late].map(({ data }) => data.id)).toEqual(Array(3).fill(late.data.id));
    expect(await total()).toBe(1);
    expect((await post(its.minsu, '다른 말', key)).code).toBe(400);
    expect((await post(its.minsu, '와', '짧은')).code).toBe(400);
    expect((await post(its.sora, '와', key)).data.id).not.toBe(late.data.id);
    await remove(its.minsu, late.data.id);
    const { code, message } = await post(its.minsu, '와', key);
    expect([code, message]).toEqual([404, failures.commentDeleted]);
    expect(await total()).toBe(1);
  });

  it('waits where a member writes faster than anybody talks', async () => {
    const codes = [];
    for (let turn = 0; turn < 14; turn += 1) codes.push((await post(its.minsu, `${turn}`)).code);
    expect(codes.filter((code) => code === 200).length).toBeLessThan(14);
    expect(codes.at(-1)).toBe(429);
    expect((await post(its.sora, '저는요')).code).toBe(200);
    pass(600);
    expect((await post(its.minsu, '이제 돼요')).code).toBe(200);
  });

  it('waits where many members of one network write without end', async () => {
    const codes: number[] = [];
    const from = (who: Person, comment: string) =>
      ask<Comment>(`/comic/${title.id}/chapter/${its.chapterId}/comment`, {
        form: { comment },
        token: who.token,
        address: '203.0.113.7',
      });
    const many = await Promise.all(Array.from({ length: 13 }, () => signIn(db)));
    for (const who of many) {
      const sent = Array.from({ length: 9 }, (_, turn) => from(who, `${turn}`));
      codes.push(...(await Promise.all(sent)).map(({ code }) => code));
    }
    expect(codes.slice(0, 90)).not.toContain(429);
    expect(codes.slice(-9)).toContain(429);
    expect((await post(its.sora, '다른 곳에서')).code).toBe(200);
    pass(600);
    expect((await from(its.sora, '나중에')).code).toBe(200);
  });

  it('is not there for titles without comments, of other types, or chapters that are not out', async () => {
    const silent = await addTitle(db, { commentEnabled: false });
    const of = await addChapter(db, silent.id);
    const path = `/comic/${silent.id}/chapter/${of.id}/comment`;
    expect((await ask(`${path}/like`)).code).toBe(404);
    expect((await ask(path, { token: its.minsu.token, form: { comment: '?' } })).code).toBe(404);
    expect((await ask(`/novel/${title.id}/chapter/${its.chapterId}/comment/like`)).code).toBe(404);
    const tomorrow = new Date(testNow.getTime() + 86_400_000);
    const later = await addChapter(db, title.id, { sort: 9999, publishedAt: tomorrow });
    expect((await ask(`/comic/${title.id}/chapter/${later.id}/comment/like`)).code).toBe(404);
    const adult = await addTitle(db, { restrictedAge: 19 });
    const on = await addChapter(db, adult.id);
    expect((await ask(`/comic/${adult.id}/chapter/${on.id}/comment/like`)).code).toBe(451);
  });
});

describe('words that the operator has listed', () => {
  it('are refused with words of their own, however they are written, and not inside others', async () => {
    const { settings } = context;
    const listed = { ...context, settings: { ...settings, commentWords: ['바보', 'ass'] } };
    const tell = asker(await openTestApi(listed), listed);
    const write = (comment: string) =>
      tell<Comment>(`/comic/${title.id}/chapter/${its.chapterId}/comment`, {
        form: { comment },
        token: its.minsu.token,
      });
    for (const comment of ['이 바보야', 'What an ＡＳ\u200bＳ']) {
      expect(await write(comment)).toMatchObject({
        code: 400,
        message: '사용할 수 없는 단어가 들어 있어요. 다른 표현으로 바꿔 주세요.',
      });
    }
    expect(await total()).toBe(0);
    expect((await write('바보온달은 classic')).code).toBe(200);
  });
});

describe('a place in the chapter', () => {
  async function version(): Promise<string> {
    const [row] =
      await sql`select version from chapter_version where chapter_id = ${its.chapterId}`;
    return String(row?.['version']);
  }
  const postAt = (who: Person, comment: string, place: Record<string, string>) =>
    ask<Comment>(`/comic/${title.id}/chapter/${its.chapterId}/comment`, {
      form: { comment, ...place },
      token: who.token,
    });
  const placed = async (who?: Person) =>
    (
      await ask<PlacedComments>(
        `/comic/${title.id}/chapter/${its.chapterId}/placed-comments`,
        who ? { token: who.token } : {},
      )
    ).data.comments.map(({ comment, place }) => [comment, place?.share]);

  it('is kept with what was written there, which stands in the lists too', async () => {
    const placeVersion = await version();
    const comic = { placeVersion, placeShare: '0.25', placeImage: '7', placeFraction: '1e-7' };
    const { data } = await postAt(its.minsu, '등대', comic);
    expect(data.place).toEqual({
      share: 0.25,
      position: { imageId: '7', fraction: 1e-7 },
      contentVersion: placeVersion,
    });
    pass(1);
    const novel = { placeVersion, placeShare: '0.5', placeCfi: 'epubcfi(/6/4)' };
    expect((await postAt(its.sora, '문장', novel)).data.place?.position).toEqual({
      cfi: 'epubcfi(/6/4)',
      percent: 50,
    });
    await posted(its.sora, '전체');
    expect(await words('recent')).toEqual(['전체', '문장', '등대']);
    await like(its.sora, data.id);
    expect(await placed()).toEqual([
      ['등대', 0.25],
      ['문장', 0.5],
    ]);
    await report(its.sora, data.id);
    expect(await placed(its.sora)).toEqual([['문장', 0.5]]);
  });

  it('that is none is left out, and what cannot be one is refused', async () => {
    const placeVersion = await version();
    const none = [
      { placeVersion: 'never', placeShare: '0.5' },
      { placeVersion },
      { placeShare: '0.5' },
    ];
    for (const [at, place] of none.entries()) {
      expect((await postAt(its.minsu, `${at}`, place)).data.place).toBeNull();
    }
    for (const placeShare of ['1.5', '-0.1', 'NaN', '0x1', '']) {
      expect((await postAt(its.minsu, '?', { placeVersion, placeShare })).code, placeShare).toBe(
        400,
      );
    }
    expect(await placed()).toEqual([]);
  });
});

describe('a list', () => {
  /** Comments of many, so that none is over a limit. */
  async function fill(count: number): Promise<void> {
    await sql`insert into reader (kind, visitor_key, member_id)
      select 'member', null, ${its.minsu.memberId}::uuid
      where not exists (select 1 from reader where member_id = ${its.minsu.memberId}::uuid)`;
    await sql`insert into chapter_comment (chapter_id, reader_id, body, posted_at, total_likes)
      select ${its.chapterId}::int, r.id, 'n' || n, ${testNow}::timestamptz, (n * 7) % 5
      from generate_series(1, ${count}::int) n, reader r where r.member_id = ${its.minsu.memberId}::uuid`;
  }

  /** Every page of an order, with what others do between two of them. */
  async function pages(order: CommentOrder, between: (page: CommentPage) => Promise<unknown>) {
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page: CommentPage = await list(order, after === undefined ? {} : { after });
      seen.push(...page.comments.map(({ comment }) => comment));
      after = page.lastRespondedSeqNo;
      if (after !== null) await between(page);
    }
    return seen;
  }

  it.each(['like', 'recent'] as const)(
    '[A7-074] [B7-086] by %s neither skips nor repeats while others write, like and delete',
    async (order) => {
      await fill(70);
      const before = (await pages(order, async () => null)).filter((word) => word !== 'n1');
      let turn = 0;
      const found = await pages(order, async ({ comments }) => {
        turn += 1;
        pass(1);
        await post(its.sora, `later ${turn}`);
        // Those that lie ahead rise over the page, and those that were shown fall below it.
        const ahead = await sql`select id from chapter_comment where chapter_id = ${its.chapterId}
          and body <> 'n1' order by total_likes, id limit 6`;
        for (const { id } of ahead) {
          for (const who of [its.minsu, its.sora]) await like(who, Number(id));
        }
        for (const { id } of comments.slice(0, 3)) {
          await like(its.sora, id);
          await like(its.sora, id, 'DELETE');
        }
        if (turn === 1)
          await sql`update chapter_comment set deleted_at = now(), body = ''
          where chapter_id = ${its.chapterId} and body = 'n1'`;
      });
      const old = found.filter((word) => word.startsWith('n') && word !== 'n1');
      expect(old).toEqual(before);
      expect(new Set(found).size).toBe(found.length);
    },
  );

  it('goes on from the bare number of a comment too', async () => {
    await fill(25);
    const newest = (await list('recent')).comments;
    expect(newest).toHaveLength(20);
    const tenth = newest[9];
    expect((await list('recent', { after: String(tenth?.id) })).comments[0]).toEqual(newest[10]);
    const liked = (await list('like')).comments;
    const after = await list('like', { after: String(liked[9]?.id) });
    expect(after.comments[0]).toEqual(liked[10]);
  });

  it.each([
    'x',
    '-1',
    '1-2',
    '99999999999',
    "1';--",
    '2147483648',
    `9999999999-1-${testNow.getTime()}`,
    `1-9999999999-${testNow.getTime()}`,
  ])('refuses %s, which is no cursor', async (cursor) => {
    const query = new URLSearchParams({ lastRespondedSeqNo: cursor }).toString();
    for (const order of ['like', 'recent']) {
      const path = `/comic/${title.id}/chapter/${its.chapterId}/comment/${order}`;
      expect((await ask(`${path}?${query}`)).code, order).toBe(400);
    }
  });
});
