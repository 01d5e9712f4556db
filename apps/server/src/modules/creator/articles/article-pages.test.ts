import type { ArticleDetail, ArticlePreview } from '@hanji/contract/entities/creator.ts';
import { describe, expect, it } from 'vitest';
import { openDesk } from '#modules/creator/testing/open-desk.ts';
import { decode } from '#modules/testing/view-addresses.ts';

const desk = await openDesk();
const { sql, ask, done, withPages, publish } = desk;

describe('the pages of an article', () => {
  const idsOf = ({ pages }: ArticleDetail) => pages.map(({ pageId }) => pageId);

  it('are put into order, and readers see it once it is published again', async () => {
    const own = await withPages(3);
    const { token, path } = own;
    await publish(own, 1);
    const [a = 0, b = 0, c = 0] = idsOf(await desk.openArticle(own));
    const order = (pageIds: number[], revision: number) =>
      ask<ArticleDetail>(`${path}/order`, { token, method: 'PUT', json: { pageIds, revision } });
    const { data } = await order([c, a], 2);
    expect([idsOf(data), data.pagesChanged, data.revision]).toEqual([[c, a, b], true, 3]);
    const first = async () =>
      (
        await sql<{ page: number }>`select page_id as page from challenge_chapter_image as shown
          join article_page_slice as slice on slice.image_id = shown.image_id
          join article_page as own on own.id = page_id and own.chapter_id = shown.chapter_id
          where shown.chapter_id = ${own.article.chapterId}::int and shown.page = 1`
      ).map(({ page }) => page);
    expect(await first()).toEqual([a]);
    const again = await publish(own, 3);
    expect([again.data.pagesChanged, await first()]).toEqual([false, [c]]);
    expect((await order([a, b, c], 3)).code).toBe(409);
  });

  it('are taken out one by one', async () => {
    const own = await withPages(2);
    const { token, path } = own;
    const [a, b] = idsOf(await desk.openArticle(own));
    const remove = (page: number | undefined, revision: number) =>
      ask<ArticleDetail>(`${path}/page/${page}?revision=${revision}`, { token, method: 'DELETE' });
    expect(idsOf((await remove(a, 1)).data)).toEqual([b]);
    expect((await remove(a, 2)).code).toBe(404);
    expect((await remove(b, 1)).code).toBe(409);
  });

  it('are looked at before anybody else sees them', async () => {
    const own = await withPages(2);
    const { token, path } = own;
    const preview = await done<ArticlePreview>(`${path}/preview`, { token });
    expect(preview.images.map(({ page, width }) => [page, width])).toEqual([
      [1, 300],
      [2, 300],
    ]);
    const [image] = preview.images;
    const address = decode(preview, image?.url ?? '');
    const sessions = [token, undefined, (await desk.creator()).token];
    const seen = (url: string) => async (session?: string) => {
      const headers = session === undefined ? {} : { cookie: `hanji_session=${session}` };
      return (await desk.api.inject({ url, headers })).statusCode;
    };
    const [page] = (await desk.openArticle(own)).pages;
    const thumbnail = page?.thumbnail.url ?? '';
    for (const url of [`${address}?${image?.parameter}`, thumbnail]) {
      expect(await Promise.all(sessions.map(seen(url)))).toEqual([200, 403, 403]);
    }
    const bare = thumbnail.split('?')[0] ?? '';
    expect(await seen(bare)(token)).toBe(403);
  });

  it('of a chapter that was not made at a desk are laid out as readers see them', async () => {
    const own = await withPages(2);
    await publish(own, 1);
    const before = await desk.openArticle(own);
    await sql`delete from article_page where chapter_id = ${own.article.chapterId}::int`;
    await sql`delete from article_desk where chapter_id = ${own.article.chapterId}::int`;
    const [one, two] = await Promise.all([desk.openArticle(own), desk.openArticle(own)]);
    expect(one.pages).toEqual(two.pages);
    expect(one.pages.map(({ width, height }) => [width, height])).toEqual(
      before.pages.map(({ width, height }) => [width, height]),
    );
    expect(one.pagesChanged).toBe(false);
  });
});
