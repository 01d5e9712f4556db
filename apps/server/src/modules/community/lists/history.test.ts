import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { CommentHistory } from '@hanji/contract/entities/community.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { type Asked } from '#modules/testing/ask.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';

import { openCommenting, type Person } from '#modules/community/testing/commenting.ts';

const { db, sql, ask, title, beginAnew, pass, posted, like, report, remove, its } =
  await openCommenting();

beforeEach(beginAnew);

describe('a history', () => {
  function history(path: string, who?: Person, after?: string) {
    const query = after === undefined ? '' : `?lastRespondedPostedSeconds=${after}`;
    return ask<CommentHistory>(`/comment/history${path}${query}`, who ? { token: who.token } : {});
  }

  it('[A7-079] [B7-091] of one’s own has where each was written, the newest first, also where that is gone', async () => {
    expect((await history('', its.minsu)).data.comments).toEqual([]);
    expect((await history('')).code).toBe(401);
    await posted(its.minsu, '먼저');
    pass(5);
    await posted(its.minsu, '나중');
    const { comments, readerId } = (await history('', its.minsu)).data;
    expect(comments.map(({ comment }) => comment)).toEqual(['나중', '먼저']);
    expect(comments[0]).toMatchObject({
      author: { userId: readerId },
      contentType: 'comic',
      contentId: title.id,
      contentName: title.name,
      mature: false,
      chapterId: its.chapterId,
      chapterName: `${its.sort}화`,
      chapterThumbnail: { url: expect.stringContaining('covers') },
      withdrawn: false,
      opened: true,
    });
    await sql`update chapter set withdrawn_at = now() where id = ${its.chapterId}`;
    expect((await history('', its.minsu)).data.comments).toMatchObject([
      { withdrawn: true },
      { withdrawn: true },
    ]);
    const { author } = (await history('', its.minsu)).data;
    expect((await history(`/author/${author?.userId}`, its.sora)).data.comments).toEqual([]);
    expect((await remove(its.minsu, comments[0]?.id ?? 0)).code).toBe(200);
  });

  it('[A7-080] [B7-085] of an author is for everybody, but for what they may not see or have reported', async () => {
    const id = await posted(its.minsu, '모두에게');
    const adult = await addTitle(db, { restrictedAge: 19 });
    const on = await addChapter(db, adult.id);
    const certified = { acceptMature: true, adultCertifiedAt: testNow };
    const grown = await signIn(db, certified);
    const [row] = await sql`select reader_id::int from chapter_comment where id = ${id}`;
    const of = `/author/${String(row?.['reader_id'])}`;
    await sql`insert into chapter_comment (chapter_id, reader_id, body, posted_at)
      values (${on.id}, ${row?.['reader_id']}, '어른에게', ${testNow}::timestamptz)`;
    const seen = async (who?: Person) =>
      (await history(of, who)).data.comments.map(({ comment }) => comment);
    expect(await seen()).toEqual(['모두에게']);
    expect(await seen(grown)).toEqual(['어른에게', '모두에게']);
    await report(its.sora, id);
    expect(await seen(its.sora)).toEqual([]);
    expect((await history(of)).data.author).toMatchObject({ nickname: '민수' });
    expect((await history('/author/2000000000')).code).toBe(404);
    // A reader who wrote nothing has a number too, which is nobody's to see.
    await like(its.sora, id);
    const [silent] =
      await sql`select id::int from reader where member_id = ${its.sora.memberId}::uuid`;
    expect((await history(`/author/${String(silent?.['id'])}`)).code).toBe(404);
  });

  it('says which chapters its reader has opened, so that nothing is given away', async () => {
    const id = await posted(its.minsu, '범인은 관리인');
    const [row] = await sql`select reader_id::int from chapter_comment where id = ${id}`;
    const opened = async (who?: Person) =>
      (await history(`/author/${String(row?.['reader_id'])}`, who)).data.comments.map(
        (entry) => entry.opened,
      );
    expect([await opened(), await opened(its.sora), await opened(its.minsu)]).toEqual([
      [false],
      [false],
      [true],
    ]);
    await ask(`/comic/${title.id}/chapter/${its.chapterId}/read/`, {
      method: 'POST',
      token: its.sora.token,
    });
    expect([await opened(), await opened(its.sora)]).toEqual([[false], [true]]);
  });

  it('goes on page by page within one second, and from bare seconds', async () => {
    await posted(its.minsu, '시작');
    await sql`insert into chapter_comment (chapter_id, reader_id, body, posted_at)
      select ${its.chapterId}::int, r.id, 'n' || n, ${testNow}::timestamptz + (n % 3) * interval '0.2 second'
      from generate_series(1, 44) n, reader r where r.member_id = ${its.minsu.memberId}::uuid`;
    const found: number[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const { data }: Asked<CommentHistory> = await history('', its.minsu, after);
      found.push(...data.comments.map(({ id }) => id));
      after = data.lastRespondedPostedSeconds;
      pass(1);
      if (after !== null) await posted(its.minsu, `later ${after}`);
    }
    expect(found).toHaveLength(45);
    expect(new Set(found).size).toBe(45);
    const seconds = String(testNow.getTime() / 1000);
    expect((await history('', its.minsu, seconds)).data.comments).toEqual([]);
    expect((await history('', its.minsu, String(Number(seconds) + 1))).data.comments).toHaveLength(
      20,
    );
    expect((await history('', its.minsu, `${seconds}-2147483648`)).code).toBe(400);
  });
});

it('a chapter and its title tell how many comments they have', async () => {
  await posted(its.minsu, '하나');
  await posted(its.sora, '둘');
  const view = await ask<ChapterView>(`/comic/${title.id}/chapter/${its.chapterId}/product`);
  expect(view.data.chapter.totalComments).toBe(2);
  const [sum] = await sql`select count(*)::int as shown from chapter_comment c
    join chapter h on h.id = c.chapter_id where h.content_id = ${title.id} and c.deleted_at is null`;
  const home = await ask<ContentHome>(`/comic/${title.id}`);
  expect(home.data.content.totalComments).toBe(sum?.['shown']);
});
