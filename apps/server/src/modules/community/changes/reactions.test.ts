import { beforeEach, describe, expect, it } from 'vitest';
import type { BlockedAuthors, CommentHistory } from '@hanji/contract/entities/community.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';

import { openCommenting, type Person } from '#modules/community/testing/commenting.ts';

const {
  db,
  sql,
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

describe('blocked authors', () => {
  function block(who: Person | null, author: string, method: 'POST' | 'DELETE' = 'POST') {
    const token = who ? { token: who.token } : {};
    return ask<null>(`/comment/author/${author}/block`, { method, ...token });
  }
  const blocked = async (who: Person) =>
    (await ask<BlockedAuthors>('/comment/author/blocked', { token: who.token })).data.authors.map(
      ({ nickname }) => nickname,
    );
  const of = (author: string, who: Person) =>
    ask<CommentHistory>(`/comment/history/author/${author}`, { token: who.token });

  it('say nothing to their reader anywhere, and everything to others', async () => {
    const { author } = (await post(its.minsu, '민수의 말')).data;
    await posted(its.sora, '소라의 말');
    for (const who of [its.sora, its.sora])
      expect((await block(who, author.userId)).code).toBe(200);
    for (const order of ['like', 'recent'] as const) {
      expect(await words(order, its.sora)).toEqual(['소라의 말']);
    }
    expect((await of(author.userId, its.sora)).data).toMatchObject({
      comments: [],
      blocked: true,
      author: { nickname: '민수' },
    });
    expect(await blocked(its.sora)).toEqual(['민수']);
    // Nobody else is told, and the chapter has as many comments as before.
    expect(await words('recent', its.minsu)).toEqual(['소라의 말', '민수의 말']);
    expect(await words('recent')).toEqual(['소라의 말', '민수의 말']);
    expect(await blocked(its.minsu)).toEqual([]);
    expect(await total()).toBe(2);

    expect((await block(its.sora, author.userId, 'DELETE')).code).toBe(200);
    expect(await words('recent', its.sora)).toEqual(['소라의 말', '민수의 말']);
    expect((await of(author.userId, its.sora)).data).toMatchObject({ blocked: false });
    expect((await of(author.userId, its.sora)).data.comments).toHaveLength(1);
    expect(await blocked(its.sora)).toEqual([]);
  });

  it('are whoever wrote, but for oneself, and asked of who is somebody', async () => {
    const { author } = (await post(its.minsu, '나')).data;
    expect((await block(its.minsu, author.userId)).code).toBe(403);
    expect((await block(null, author.userId)).code).toBe(401);
    expect((await block(its.sora, '2000000000')).code).toBe(404);
    expect((await ask('/comment/author/blocked')).code).toBe(401);
    const guest = await signIn(db, { guest: true });
    expect((await block(guest, author.userId)).code).toBe(200);
    expect(await words('like', guest)).toEqual([]);
  });

  it('go with the account of who was blocked, and of who blocked', async () => {
    const { author } = (await post(its.minsu, '하나')).data;
    const guest = await signIn(db, { guest: true });
    for (const who of [guest, its.sora]) await block(who, author.userId);
    const blocks = () => sql`select 1 from comment_block where author_id = ${author.userId}`;
    expect(await blocks()).toHaveLength(2);
    await forgetMember(db, guest.memberId);
    expect(await blocks()).toHaveLength(1);
    expect(await blocked(its.sora)).toEqual(['민수']);
    await forgetMember(db, its.minsu.memberId);
    expect(await blocked(its.sora)).toEqual([]);
    expect(await blocks()).toEqual([]);
  });
});

describe('likes', () => {
  it('[A7-077] [B7-089] count once for each reader, however often and from wherever they press', async () => {
    const id = await posted(its.minsu, '등대가 꺼지는 장면');
    const presses = await Promise.all(Array.from({ length: 8 }, () => like(its.sora, id)));
    expect(new Set(presses.map(({ code }) => code))).toEqual(new Set([200]));
    expect((await like(its.minsu, id)).data).toEqual({
      totalLikes: 2,
      reaction: { liked: true, reported: false },
      status: 'liked',
    });
    const guest = await signIn(db, { guest: true });
    expect((await like(guest, id)).data.totalLikes).toBe(3);
    expect((await list('like', { who: its.sora })).comments).toMatchObject([
      { totalLikes: 3, reaction: { liked: true }, status: 'liked' },
    ]);
    expect((await list('like')).comments).toMatchObject([{ totalLikes: 3, status: 'posted' }]);
  });

  it('of many readers at once are all counted, and taken back once', async () => {
    const id = await posted(its.minsu, '모두의 댓글');
    const readers = await Promise.all(Array.from({ length: 6 }, () => signIn(db)));
    await Promise.all(readers.map((reader) => like(reader, id)));
    await Promise.all(
      readers.slice(0, 2).flatMap((reader) => [1, 2, 3].map(() => like(reader, id, 'DELETE'))),
    );
    expect((await list('like')).comments[0]?.totalLikes).toBe(4);
    const [counted] =
      await sql`select count(*)::int as likes from comment_like where comment_id = ${id}`;
    expect(counted).toEqual({ likes: 4 });
  });

  it('are a reader’s alone to give, on what is there', async () => {
    const id = await posted(its.minsu, '잠깐');
    expect((await like(null, id)).code).toBe(401);
    expect((await like(its.sora, 2_000_000_000)).code).toBe(404);
    expect(
      (await ask(`/novel/comment/${id}/like`, { method: 'POST', token: its.sora.token })).code,
    ).toBe(404);
    await remove(its.minsu, id);
    expect((await like(its.sora, id)).code).toBe(404);
  });

  it('[B7-086] say which come first, or the newest do', async () => {
    const [first, second] = [await posted(its.minsu, '하나'), await posted(its.minsu, '둘')];
    await posted(its.minsu, '셋');
    await like(its.sora, first);
    await like(its.minsu, first);
    await like(its.sora, second);
    pass(10);
    expect(await words('like')).toEqual(['하나', '둘', '셋']);
    expect(await words('recent')).toEqual(['셋', '둘', '하나']);
  });
});

describe('reports', () => {
  it('[A1-013] [A7-078] [B7-090] [A8-040] [B8-036] [B8-037] [B8-038] hide a comment from who reported it, in lists loaded afterwards, and count once', async () => {
    const id = await posted(its.minsu, '범인은 관리인');
    const said = await ask<null>(`/comic/comment/${id}/report/spoiler`, {
      token: its.sora.token,
      form: { remarksDetail: '스포일러예요' },
    });
    expect(said.code).toBe(200);
    const again = await report(its.sora, id, 'abuse');
    expect([again.code, again.message]).toEqual([409, '이미 신고한 댓글이에요.']);
    const own = await report(its.minsu, id);
    expect([own.code, own.message]).toEqual([403, '내 댓글은 신고할 수 없어요.']);
    const hidden = await like(its.sora, id);
    expect([hidden.code, hidden.message]).toEqual([409, '신고해서 숨겨진 댓글이에요.']);
    expect((await report(its.sora, id, 'boring')).code).toBe(404);
    expect(await words('like', its.sora)).toEqual([]);
    expect(await words('like', its.minsu)).toEqual(['범인은 관리인']);
    expect(
      await sql`select category, remarks from comment_report where comment_id = ${id}`,
    ).toEqual([{ category: 'spoiler', remarks: '스포일러예요' }]);
  });
});

describe('deleting', () => {
  it('[A7-076] [B7-088] is for who wrote it; its words are gone, and the count is right', async () => {
    const id = await posted(its.minsu, '지울 말');
    await posted(its.sora, '남을 말');
    expect((await remove(its.sora, id)).code).toBe(403);
    expect((await remove(its.minsu, id, 'novel')).code).toBe(404);
    expect(await total()).toBe(2);
    expect((await remove(its.minsu, id)).code).toBe(200);
    expect((await remove(its.minsu, id)).code).toBe(404);
    expect(await total()).toBe(1);
    expect(await words('recent')).toEqual(['남을 말']);
    expect(await sql`select body from chapter_comment where id = ${id}`).toEqual([{ body: '' }]);
  });

  it('a chapter or reader takes no comment along: a withdrawn chapter keeps them', async () => {
    const id = await posted(its.minsu, '그대로');
    await expect(sql`delete from chapter where id = ${its.chapterId}`).rejects.toThrow(
      /foreign key/,
    );
    await expect(sql`delete from member where id = ${its.minsu.memberId}::uuid`).rejects.toThrow(
      /foreign key/,
    );
    await sql`update chapter set withdrawn_at = now() where id = ${its.chapterId}`;
    const gone = await ask(`/comic/${title.id}/chapter/${its.chapterId}/comment/like`);
    expect(gone.code).toBe(404);
    expect((await like(its.sora, id)).code).toBe(404);
    await sql`update chapter set withdrawn_at = null where id = ${its.chapterId}`;
    expect(await words('like')).toEqual(['그대로']);
  });

  it('an account takes its words along, and leaves its likes without a name', async () => {
    const [own, other] = [await posted(its.minsu, '내 말'), await posted(its.sora, '남의 말')];
    await like(its.minsu, other);
    await like(its.sora, own);
    await forgetMember(db, its.minsu.memberId);
    expect(await total()).toBe(1);
    expect((await list('like')).comments).toMatchObject([{ comment: '남의 말', totalLikes: 1 }]);
    expect(await sql`select body, reader_id from chapter_comment where id = ${own}`).toEqual([
      { body: '', reader_id: null },
    ]);
  });
});
