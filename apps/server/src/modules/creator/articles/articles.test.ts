import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import type { ArticleDetail, OwnArticles, OwnTitle } from '@hanji/contract/entities/creator.ts';
import { describe, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { articleDraft, bodyOf, openDesk } from '#modules/creator/testing/open-desk.ts';
import { publishChallengeChapter } from '#modules/challenge/publish-chapter.ts';

const desk = await openDesk();
const { db, sql, ask, done, clock, withPages, publish } = desk;
const noon = clock.now;

type Own = Awaited<ReturnType<typeof desk.withPages>>;

async function pagesShown({ article }: Own): Promise<number> {
  const rows = await sql`select from challenge_chapter_image
    where chapter_id = ${article.chapterId}::int`;
  return rows.length;
}

async function listed({ token, title }: Own): Promise<boolean> {
  return (await done<OwnTitle>(`/manage/title/${title.contentId}`, { token })).listed;
}

describe('an article', () => {
  it('[B1-005] goes from nothing to what readers see', async () => {
    const own = await withPages(2);
    const { token, path } = own;
    const article = await desk.openArticle(own);
    expect(article).toMatchObject({ ...articleDraft, state: 'draft', publishedAt: null });
    expect(article).toMatchObject({ revision: 1, pageCount: 2, usedImages: 2, uploads: [] });
    expect(article.pages.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['1.png', 300, 400],
      ['2.png', 300, 400],
    ]);
    expect([await pagesShown(own), await listed(own)]).toEqual([0, false]);
    const sent = { name: '\u202e第1話\n朝\u2066', authorComment: 'はじめまして\u202d' };
    const json = { ...articleDraft, ...sent, revision: 1 };
    await done(path, { token, method: 'PUT', json });
    const { data } = await publish(own, 2);
    expect(data).toMatchObject({ state: 'published', publishedAt: noon.toISOString() });
    expect(data).toMatchObject({ pagesChanged: false, revision: 3 });
    expect([await pagesShown(own), await listed(own)]).toEqual([2, true]);
    const another = await signIn(db);
    const read = `/challenge/content/${own.title.contentId}/${own.article.chapterId}`;
    const { chapter } = await done<ChallengeChapterView>(read, { token: another.token });
    expect([chapter.name, chapter.images.length]).toEqual(['第1話 朝', 2]);
    expect(chapter.authorComment).toBe('はじめまして');
    const { articles, title } = await done<OwnArticles>(`/manage/article/${own.title.contentId}`, {
      token,
    });
    expect(articles.map(({ name, state }) => [name, state])).toEqual([['第1話 朝', 'published']]);
    expect(title).toMatchObject({ chapterCount: 1, articleCount: 1 });
    const [{ cover_id: coverId } = { cover_id: null }] = await sql<{ cover_id: string | null }>`
      select cover_id from challenge_chapter where id = ${own.article.chapterId}::int`;
    expect(coverId).toMatch(/^covers\//);
  });

  it('without pages, and of a suspended title, is not published', async () => {
    const empty = await desk.creator();
    expect((await publish(empty, 1)).code).toBe(409);
    const own = await withPages(1);
    await sql`update challenge_title set suspended_at = now(), suspended_by = 'sujin',
      suspended_reason = 'r' where id = ${own.title.contentId}::int`;
    const { code, message } = await publish(own, 1);
    expect([code, message]).toEqual([409, '게시가 중단된 작품이라 지금은 공개할 수 없어요.']);
    expect(await desk.openArticle(own)).toMatchObject({ suspended: true, state: 'draft' });
  });

  it('comes out at its time in Tokyo, and not before', async () => {
    const own = await withPages(1);
    const { token, path } = own;
    // 21:00 of the same day there.
    const time = '2026-11-20T12:00:00.000Z';
    expect((await publish(own, 1, noon.toISOString())).code).toBe(400);
    expect((await publish(own, 1, time)).data).toMatchObject({
      state: 'scheduled',
      publishedAt: time,
    });
    const job = () => sql<{ at: Date }>`select start_after as at from pgboss.job
      where name = 'publish-challenge-chapter' and data ->> 'chapterId' = ${String(own.article.chapterId)}`;
    expect((await job()).map(({ at }) => at.toISOString())).toEqual([time]);
    const appear = (now: string) =>
      publishChallengeChapter(db, own.article.chapterId, new Date(now));
    await appear('2026-11-20T11:59:59.999Z');
    expect([(await desk.openArticle(own)).state, await listed(own)]).toEqual(['scheduled', false]);
    await appear(time);
    expect([(await desk.openArticle(own)).state, await listed(own)]).toEqual(['published', true]);
    // Once it is out it cannot be put off.
    expect((await publish(own, 2, '2026-11-21T00:00:00.000Z')).code).toBe(409);
    expect((await ask(path, { token })).code).toBe(200);
  });

  it('that is taken back before its time is a draft, and does not come out', async () => {
    const own = await withPages(1);
    const time = '2026-11-20T12:00:00.000Z';
    await publish(own, 1, time);
    const json = { revision: 2 };
    const back = await done<ArticleDetail>(`${own.path}/withdraw`, { token: own.token, json });
    expect(back).toMatchObject({ state: 'draft', publishedAt: null });
    const jobs = await sql`select from pgboss.job where name = 'publish-challenge-chapter'
      and data ->> 'chapterId' = ${String(own.article.chapterId)}`;
    expect(jobs).toEqual([]);
    await publishChallengeChapter(db, own.article.chapterId, new Date(time));
    expect((await desk.openArticle(own)).state).toBe('draft');
  });

  it('that is withdrawn is gone for readers, and comes back with the time that it had', async () => {
    const own = await withPages(1);
    const { contentId } = own.title;
    const told = () => sql`select state from pgboss.job where name = 'notify-new-chapter'
      and data = ${JSON.stringify({ contentId, chapterId: own.article.chapterId, area: 'challenge' })}::jsonb`;
    await publish(own, 1);
    expect(await told()).toHaveLength(1);
    await sql`update pgboss.job set state = 'completed' where name = 'notify-new-chapter'`;
    const json = { revision: 2 };
    await done(`${own.path}/withdraw`, { token: own.token, json });
    expect(await listed(own)).toBe(false);
    clock.now = new Date(noon.getTime() + 3_600_000);
    const { data } = await publish(own, 3);
    clock.now = noon;
    expect(data).toMatchObject({ state: 'published', publishedAt: noon.toISOString() });
    expect(await listed(own)).toBe(true);
    // Subscribers know it already.
    expect(await told()).toHaveLength(1);
  });

  it('that is deleted is gone from the desk, and its row stays', async () => {
    const own = await withPages(1);
    const { token, path } = own;
    await publish(own, 1);
    expect((await ask(`${path}?revision=1`, { token, method: 'DELETE' })).code).toBe(409);
    await done(`${path}?revision=2`, { token, method: 'DELETE' });
    for (const gone of [path, `${path}/preview`]) {
      expect((await ask(gone, { token })).code).toBe(404);
    }
    const { articles } = await done<OwnArticles>(`/manage/article/${own.title.contentId}`, {
      token,
    });
    expect(articles).toEqual([]);
    const rows = await sql`select status from challenge_chapter
      where id = ${own.article.chapterId}::int`;
    expect([rows, await pagesShown(own)]).toEqual([[{ status: 'withdrawn' }], 0]);
  });

  it('that is deleted, or whose title is, leaves no picture behind, and takes none that comes late', async () => {
    for (const gone of ['article', 'title']) {
      const own = await withPages(1);
      const { token, path, title, article } = own;
      await publish(own, 1);
      const bytes = await encoded(300, 400, { seed: 9 });
      const [late] = await desk.begin(own, { name: 'late.png', size: bytes.length });
      await desk.sendPart(token, late?.uploadId ?? '', 0, bytes);
      await desk.finish(token, late?.uploadId ?? '');
      const what =
        gone === 'title' ? `/manage/title/${title.contentId}?revision=1` : `${path}?revision=2`;
      await done(what, { token, method: 'DELETE' });
      await desk.takeQueued();
      const left = await sql`
        select from article_page where chapter_id = ${article.chapterId}::int
        union all select from article_upload where chapter_id = ${article.chapterId}::int
        union all select from challenge_chapter
          where id = ${article.chapterId}::int and cover_id is not null`;
      expect([gone, left.length, await pagesShown(own)]).toEqual([gone, 0, 0]);
    }
  });

  it('beside two thousand is one too many, as is said in words of its own; deleted ones do not count', async () => {
    const own = await desk.creator();
    const { token } = own;
    const path = `/manage/article/${own.title.contentId}`;
    await sql`insert into challenge_chapter (content_id, name, version, created_at, updated_at)
      select ${own.title.contentId}::int, 'x', '', now(), now() from generate_series(2, 2000)`;
    const { code, message } = await ask(path, { token, json: articleDraft });
    expect([code, message]).toEqual([
      409,
      '이 작품에는 화를 더 추가할 수 없어요. 필요 없는 화를 삭제해 주세요.',
    ]);
    await done(`${own.path}?revision=1`, { token, method: 'DELETE' });
    expect((await ask(path, { token, json: articleDraft })).code).toBe(200);
  });

  it('that is changed in two windows at once keeps one of the changes', async () => {
    const { token, path } = await desk.creator();
    const save = (name: string) =>
      ask(path, { token, method: 'PUT', json: { ...articleDraft, name, revision: 1 } });
    const answers = await Promise.all([save('甲'), save('乙')]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ code }) => code === 409)?.data as { newerArticle: ArticleDetail };
    const now = await desk.openArticle({ token, path });
    expect(lost.newerArticle).toMatchObject({ name: now.name, revision: 2 });
    for (const wrong of [{ name: '' }, { authorComment: 'あ'.repeat(401) }]) {
      const json = { ...articleDraft, ...wrong, revision: 2 };
      expect((await ask(path, { token, method: 'PUT', json })).code).toBe(400);
    }
  });

  it('has a cover of its own where its creator cut one', async () => {
    const own = await withPages(1);
    const words = { left: '0', top: '0', width: '400', height: '300', revision: '1' };
    const parts = bodyOf('image', await encoded(400, 300), words);
    const { token, path } = own;
    const { cover } = await done<ArticleDetail>(`${path}/cover`, { token, parts });
    const { data } = await publish(own, 2);
    expect(data.cover).toEqual(cover);
    const [row] = await sql<{ cover_id: string }>`select cover_id from challenge_chapter
      where id = ${own.article.chapterId}::int`;
    expect(cover?.url).toContain(row?.cover_id);
  });
});
