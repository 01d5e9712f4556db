import { hash } from 'node:crypto';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import { image as storedImage } from '#db/schema/works/image.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { imageSubject, sign } from '#modules/media/signing.ts';
import { asker } from '#modules/testing/ask.ts';
import { addressesOf, addressOf, decode } from '#modules/testing/view-addresses.ts';
import { addChapter, addImage, addPages, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const ask = asker(api, context);

async function fetchFile(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const response = await api.inject({ url, headers, method });
  return response;
}

async function store(imageId: string, bytes = 'the bytes of a picture'): Promise<void> {
  for (const width of [360, 720]) {
    await context.storage.put(`${imageId}/${width}.webp`, Buffer.from(bytes), {
      contentType: 'image/webp',
    });
  }
}

async function comic(columns: Parameters<typeof addChapter>[2] = {}, pages = 2) {
  const title = await addTitle(db);
  const row = await addChapter(db, title.id, columns);
  const images = await addPages(db, row.id, pages);
  for (const id of images) await store(id);
  return { title, row, images, path: `/comic/${title.id}/chapter/${row.id}` };
}

describe('the view of a comic chapter', () => {
  it('[A3-028] [A7-065] [B7-073] has encrypted addresses, decoded by the key of this view, and a parameter', async () => {
    const { path, images, title, row } = await comic();
    const { data, headers } = await ask<ChapterView>(`${path}/product`);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.content).toMatchObject({ id: title.id, languageId: 'ko-KR', orientation: 'TTB' });
    expect(data.chapter).toMatchObject({
      id: row.id,
      epub: null,
      nextChapter: null,
      previousChapter: null,
    });
    expect(data.chapter.images.map(({ page, slice }) => [page, slice])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    const [image] = data.chapter.images;
    expect(image).toMatchObject({
      width: 720,
      height: 960,
      dominantColor: '#336699',
      placeholder: 'data:image/webp;base64,AAAA',
    });
    expect(image?.url).not.toContain('media');
    expect(image?.parameter).toMatch(/^exp=\d+&sig=[\w-]{43}$/);
    expect(data.chapter.images.map(({ url }) => decode(data, url))).toEqual(
      images.map((id) => `/api/media/${id}/720.webp`),
    );
    expect(image?.widths).toEqual([360, 720]);
  });

  it('tells the panels of images where it is sure of them', async () => {
    const { path, images } = await comic();
    const place = { x: 20, y: 30, width: 680, height: 930 };
    const panels = [{ ...place, continuesAbove: false, continuesBelow: true }];
    const [first = '', second = '', third = ''] = images;
    for (const [id, found] of [
      [first, { isSure: true, panels }],
      [second, { isSure: true, panels: [] }],
      [third, { isSure: false, panels: [] }],
    ] as const) {
      await db.update(storedImage).set({ panels: found }).where(eq(storedImage.id, id));
    }
    const { data } = await ask<ChapterView>(`${path}/product`);
    const told = [{ ...place, continuesBelow: true }];
    expect(JSON.stringify(data.chapter.images.map((shown) => shown.panels))).toBe(
      JSON.stringify([told, [], null, null]),
    );
  });

  it('has a new key each time, and the same addresses for hours', async () => {
    const { path } = await comic();
    const first = await ask<ChapterView>(`${path}/product`);
    const second = await ask<ChapterView>(`${path}/product`);
    expect(second.data.imageKey).not.toBe(first.data.imageKey);
    expect(second.data.chapter.images[0]?.url).not.toBe(first.data.chapter.images[0]?.url);
    expect(addressesOf(second.data)).toEqual(addressesOf(first.data));
  });

  it('leads to the chapters before and after, in its unit', async () => {
    const { title, row, path } = await comic({ sort: 5 });
    const before = await addChapter(db, title.id, { sort: 2, name: '앞' });
    await addChapter(db, title.id, { sort: 1 });
    const after = await addChapter(db, title.id, { sort: 9, name: '뒤' });
    await addChapter(db, title.id, { sort: 6, publishedAt: new Date(testNow.getTime() + 1) });
    await addChapter(db, title.id, { sort: 6, unit: 'volume' });
    const { data } = await ask<ChapterView>(`${path}/product`);
    expect(data.chapter.previousChapter).toEqual({ id: before.id, name: '앞', thumbnail: null });
    expect(data.chapter.nextChapter).toEqual({ id: after.id, name: '뒤', thumbnail: null });
    expect(data.chapter.id).toBe(row.id);
  });

  it('asks who is not signed in to sign in, and who is to pay', async () => {
    const { path } = await comic({ free: false });
    expect((await ask(`${path}/product`)).code).toBe(401);
    const { token } = await signIn(db);
    expect((await ask(`${path}/product`, { token })).code).toBe(402);
    expect((await ask(`${path}/trial`, { token })).code).toBe(404);
  });

  it('opens the first pages as a preview', async () => {
    const { path } = await comic({ free: false, trialPages: 1 }, 3);
    const { data } = await ask<ChapterView>(`${path}/trial`);
    expect(data.chapter.images.map(({ page, slice }) => [page, slice])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    const free = await comic({ trialPages: 1 });
    expect((await ask(`${free.path}/trial`)).code).toBe(404);
  });

  it.each([
    [
      'of another title',
      async () => `/comic/${(await addTitle(db)).id}/chapter/${(await comic()).row.id}/product`,
    ],
    [
      'of another type',
      async () => (await comic()).path.replace('comic', 'novel').concat('/product'),
    ],
    [
      'not published yet',
      async () => `${(await comic({ publishedAt: new Date(testNow.getTime() + 1) })).path}/product`,
    ],
    ['unknown', async () => `/comic/${(await addTitle(db)).id}/chapter/2000000000/product`],
  ])('is 404 for a chapter %s', async (_, path) => {
    expect((await ask(await path())).code).toBe(404);
  });
});

describe('the pictures of a chapter', () => {
  it('come to who has the address, and may be kept until it runs out', async () => {
    const { path } = await comic();
    const { data } = await ask<ChapterView>(`${path}/product`);
    const response = await fetchFile(addressOf(data));
    expect([response.statusCode, response.body]).toEqual([200, 'the bytes of a picture']);
    const expiry = Number(/exp=(\d+)/.exec(addressOf(data))?.[1]);
    const seconds = expiry - testNow.getTime() / 1000;
    expect(seconds).toBeGreaterThan(6 * 3_600 - 1);
    expect(seconds).toBeLessThanOrEqual(12 * 3_600);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': `private, max-age=${seconds}, immutable`,
      'x-content-type-options': 'nosniff',
      'content-length': '22',
      'accept-ranges': 'bytes',
    });
  });

  it('[A3-028] are refused with 403 when the address was forged or has run out', async () => {
    const { path, images } = await comic();
    const { data } = await ask<ChapterView>(`${path}/product`);
    const address = addressOf(data);
    const other = address.replace(images[0] ?? '', images[1] ?? '');
    const forged = [
      address.slice(0, address.indexOf('?')),
      other,
      address.replace(/exp=\d+/, (found) => `exp=${Number(found.slice(4)) + 1}`),
      address.replace(/sig=./, (found) => (found === 'sig=A' ? 'sig=B' : 'sig=A')),
      `${address}&sig=x`,
      address.replace(/exp=\d+/, 'exp=soon'),
    ];
    for (const url of forged) expect((await fetchFile(url)).statusCode).toBe(403);
    const refused = await fetchFile(other);
    expect(refused.json<{ result: Result }>().result.code).toBe(403);
    now = new Date(Number(/exp=(\d+)/.exec(address)?.[1]) * 1000);
    expect((await fetchFile(address)).statusCode).toBe(403);
    now = new Date(now.getTime() - 1);
    expect((await fetchFile(address)).statusCode).toBe(200);
    now = testNow;
  });

  it('of a chapter that is not free open for the session that they were made for', async () => {
    const id = await addImage(db, 'pages');
    await store(id);
    const { token } = await signIn(db);
    const expiry = expiryOf(testNow);
    const digest = hash('sha256', token, 'hex');
    const signature = sign(context.secrets.addressSigning, imageSubject(id), expiry, digest);
    const url = `/api/media/${id}/360.webp?exp=${expiry}&sig=${signature}`;
    expect((await fetchFile(url, { cookie: `hanji_session=${token}` })).statusCode).toBe(200);
    expect((await fetchFile(url)).statusCode).toBe(403);
    const other = await signIn(db);
    expect((await fetchFile(url, { cookie: `hanji_session=${other.token}` })).statusCode).toBe(403);
  });

  it('[A3-028] of a priced chapter open for the session alone that its preview was made for', async () => {
    const { path } = await comic({ free: false, price: 3, trialPages: 1 });
    const [{ token }, other] = [await signIn(db), await signIn(db)];
    const url = addressOf((await ask<ChapterView>(`${path}/trial`, { token })).data);
    expect((await fetchFile(url, { cookie: `hanji_session=${token}` })).statusCode).toBe(200);
    expect((await fetchFile(url, { cookie: `hanji_session=${other.token}` })).statusCode).toBe(403);
    expect((await fetchFile(url)).statusCode).toBe(403);
    const free = await comic();
    const open = addressOf((await ask<ChapterView>(`${free.path}/product`, { token })).data);
    expect((await fetchFile(open)).statusCode).toBe(200);
  });

  it('answer HEAD, ranges and conditions as HTTP has them', async () => {
    const { path } = await comic();
    const { data } = await ask<ChapterView>(`${path}/product`);
    const url = addressOf(data);
    const head = await fetchFile(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '22']);
    const etag = String(head.headers.etag);
    expect((await fetchFile(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const ranges: [string, number, string, string | undefined][] = [
      ['bytes=0-2', 206, 'the', 'bytes 0-2/22'],
      ['bytes=15-', 206, 'picture', 'bytes 15-21/22'],
      ['bytes=-7', 206, 'picture', 'bytes 15-21/22'],
      ['bytes=15-900', 206, 'picture', 'bytes 15-21/22'],
      ['bytes=22-', 416, '', 'bytes */22'],
      ['bytes=3-1', 200, 'the bytes of a picture', undefined],
      ['lines=1-2', 200, 'the bytes of a picture', undefined],
    ];
    for (const [range, status, body, contentRange] of ranges) {
      const response = await fetchFile(url, { range });
      expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
        status,
        body,
        contentRange,
      ]);
    }
    const changed = await fetchFile(url, { range: 'bytes=0-2', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('of covers come to everybody, for good', async () => {
    const id = await addImage(db, 'covers');
    await store(id);
    const response = await fetchFile(`/api/media/${id}/360.webp`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const beyond = await fetchFile(`/api/media/${id}/360.webp`, { range: 'bytes=22-' });
    expect(beyond.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(beyond.headers.etag).toBeUndefined();
    for (const path of [
      `${id}/361.webp`,
      `${id}/360.png`,
      `${id}/x.webp`,
      'covers/a..b/360.webp',
      'epubs/x/360.webp',
    ]) {
      expect((await fetchFile(`/api/media/${path}`)).statusCode).toBe(404);
    }
  });
});
