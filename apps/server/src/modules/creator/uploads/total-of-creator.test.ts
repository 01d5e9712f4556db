import { expect, it } from 'vitest';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { articleDraft, openDesk } from '#modules/creator/testing/open-desk.ts';

it('all that a creator has may be so large together, in whatever articles, and is refused beyond', async () => {
  const small = await openDesk({ maxTotalBytes: 30_000, maxChapterBytes: 29_000 });
  const own = await small.creator();
  const begin = async (size: number) => {
    const of = own.path.replace(/\/\d+$/, '');
    const { token } = own;
    const next = await small.done<ArticleDetail>(of, { token, json: articleDraft });
    const json = { files: [{ name: 'a.png', size, replaces: null }] };
    const path = `${of}/${next.chapterId}`;
    return { path, token, ...(await small.ask(`${path}/upload`, { token, json })) };
  };
  const noise = await encoded(60, 60, { seed: 3 });
  await small.send(own, { name: 'a.png', bytes: noise });
  const { usedTotalBytes } = await small.openArticle(own);
  expect(usedTotalBytes).toBe(noise.length);
  const rest = 30_000 - noise.length;
  const refused = await begin(rest + 1);
  expect(refused.code).toBe(413);
  expect(refused.message).toMatch(/^한 작가의 이미지는 모두 합쳐 .*까지 보관할 수 있어요/);
  const waiting = await begin(rest);
  expect(waiting.code).toBe(200);
  expect((await begin(1)).code).toBe(413);
  // Deleted it gives room again, what was on its way to it with it.
  await small.done(`${waiting.path}?revision=1`, { token: own.token, method: 'DELETE' });
  expect((await begin(rest)).code).toBe(200);
});

it('what an archive unpacks to counts, and not only what it was sent as', async () => {
  const page = Buffer.concat([await encoded(40, 40), Buffer.alloc(9000)]);
  const bytes = await zipped({ '1.png': page, '2.png': page });
  const small = await openDesk({ maxTotalBytes: 2 * page.length - 1 });
  expect(bytes.length).toBeLessThan(2 * page.length - 1);
  const own = await small.creator();
  const [upload] = await small.send(own, { name: 'a.zip', bytes });
  expect(upload?.refusal?.reason).toBe('totalTooLarge');
  expect((await small.openArticle(own)).pages).toEqual([]);
});
