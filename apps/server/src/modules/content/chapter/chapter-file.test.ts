import { createSecretKey, type KeyObject } from 'node:crypto';
import type { ChapterEpub, ChapterView } from '@hanji/contract/entities/chapter.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { epubSubject, sign } from '#modules/media/signing.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addEpub, addTitle } from '#modules/testing/works.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const ask = asker(api, context);
/** Of services whose operators let so many characters be copied, or any number. */
const askers = await Promise.all(
  ['40', '0'].map(async (HANJI_COPY_LIMIT) => {
    const other = { ...context, settings: loadSettings({ HANJI_COPY_LIMIT }) };
    return asker(await openTestApi(other), other);
  }),
);

const forSale = { free: false, purchaseAllowedWith: ['coin' as const], price: 3, trialPages: 1 };

async function novel(columns: Parameters<typeof addChapter>[2] = {}, adult = false) {
  const title = await addTitle(db, {
    type: 'novel',
    category: 'all_novel',
    chapterFileFormat: 'epub',
    restrictedAge: adult ? 19 : 0,
  });
  const row = await addChapter(db, title.id, columns);
  for (const kind of ['product', 'trial'] as const) {
    const key = await addEpub(db, row.id, kind);
    const contentType = 'application/epub+zip';
    await context.storage.put(key, Buffer.from(`a ${kind}`), { contentType });
  }
  return { title, row, path: `/novel/${title.id}/chapter/${row.id}` };
}

/** What the service says of a chapter's file, to this reader. */
async function epubOf(path: string, token?: string): Promise<ChapterEpub> {
  const { data } = await ask<ChapterView>(path, token === undefined ? {} : { token });
  if (data.chapter.epub === null) throw new Error('a novel chapter without its EPUB');
  return data.chapter.epub;
}

type Claim = Record<string, string | number>;

/** The parameters of the call, and nothing else of what a view says. */
function claimOf(epub: ChapterEpub): Claim {
  const { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType } = epub;
  return { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType };
}

async function fetchEpub(
  contentId: number,
  claim: Claim,
  headers: Record<string, string> = {},
  { method = 'GET', type = 'novel' }: { method?: 'GET' | 'HEAD'; type?: string } = {},
) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(claim)) query.set(key, String(value));
  return api.inject({
    method,
    url: `/api/${type}/${contentId}/chapter/epub?${query.toString()}`,
    headers: clientHeaders(context, headers),
  });
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

async function statusOf(...call: Parameters<typeof fetchEpub>): Promise<number> {
  return (await fetchEpub(...call)).statusCode;
}

beforeEach(() => {
  now = testNow;
});

describe('[A7-072] [B7-081] the EPUB of a novel chapter', () => {
  it('comes to who has the address, whole or as a preview', async () => {
    const { path, title, row } = await novel(forSale);
    const epub = await epubOf(`${path}/trial`);
    expect(epub).toEqual({
      languageId: 'ko-KR',
      chapterId: row.id,
      expiredAt: expect.any(Number),
      checkSum: expect.stringMatching(/^[\w-]{43}$/),
      chapterFileSalesType: 'trial',
      size: 10,
      characterCounts: [120, 80],
      chapterCharacters: 200,
      mostCopied: 500,
      endsTakeBack: false,
    });
    const response = await fetchEpub(title.id, claimOf(epub));
    const type = response.headers['content-type'];
    expect([response.statusCode, response.body, type]).toEqual([
      200,
      'a trial',
      'application/epub+zip',
    ]);
    expect(response.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    const free = await novel();
    const whole = claimOf(await epubOf(`${free.path}/product`));
    expect((await fetchEpub(free.title.id, whole)).body).toBe('a product');
  });

  it('may be copied as the operator has set it', async () => {
    const { path } = await novel();
    const mosts = askers.map(async (askOther) => {
      const { data } = await askOther<ChapterView>(`${path}/product`);
      return data.chapter.epub?.mostCopied;
    });
    expect(await Promise.all(mosts)).toEqual([40, null]);
  });

  it('comes in parts, not at all where it is known, and by its headers alone', async () => {
    const { path, title } = await novel(forSale);
    const claim = claimOf(await epubOf(`${path}/trial`));
    const part = await fetchEpub(title.id, claim, { range: 'bytes=2-' });
    expect([part.statusCode, part.body]).toEqual([206, 'trial']);
    expect(part.headers['content-range']).toBe('bytes 2-6/7');
    expect(await statusOf(title.id, claim, { range: 'bytes=9-' })).toBe(416);
    const etag = String(part.headers.etag);
    expect(await statusOf(title.id, claim, { 'if-none-match': etag })).toBe(304);
    const head = await fetchEpub(title.id, claim, {}, { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7']);
    const forged = { ...claim, checkSum: 'x'.repeat(43) };
    expect(await statusOf(title.id, forged, { range: 'bytes=2-' })).toBe(403);
    expect(await statusOf(title.id, forged, { 'if-none-match': etag })).toBe(403);
    expect(await statusOf(title.id, forged, {}, { method: 'HEAD' })).toBe(403);
  });

  it('is refused when anything in the address was changed, or it has run out', async () => {
    const { path, title } = await novel(forSale);
    const other = await novel(forSale);
    const claim = claimOf(await epubOf(`${path}/trial`));
    const { expiredAt, checkSum } = claim;
    const changes: Claim[] = [
      { chapterId: other.row.id },
      { languageId: 'ja-JP' },
      { chapterFileSalesType: 'product' },
      { expiredAt: Number(expiredAt) + 1 },
      { checkSum: `A${String(checkSum).slice(1)}B`.slice(0, 43) },
      { checkSum: String(checkSum).slice(0, 42) },
    ];
    for (const change of changes)
      expect(await statusOf(title.id, { ...claim, ...change })).toBe(403);
    expect(await statusOf(other.title.id, claim)).toBe(404);
    expect(await statusOf(title.id, claim, {}, { type: 'magazine_novel' })).toBe(404);
    now = new Date(Number(expiredAt) * 1000 - 1);
    expect(await statusOf(title.id, claim)).toBe(200);
    now = new Date(Number(expiredAt) * 1000);
    expect(await statusOf(title.id, claim)).toBe(403);
  });

  it('is never got by what the service did not sign for this reader', async () => {
    const { title, row } = await novel(forSale);
    const { token } = await signIn(db);
    const file = { languageId: 'ko-KR', chapterId: row.id, chapterFileSalesType: 'product' };
    const expiredAt = testNow.getTime() / 1000 + 60;
    const signed = (secret: KeyObject, binding: string): Claim => ({
      ...file,
      expiredAt,
      checkSum: sign(secret, epubSubject(file), expiredAt, binding),
    });
    expect(
      await statusOf(title.id, signed(createSecretKey(new Uint8Array(32)), ''), as(token)),
    ).toBe(403);
    // Not even by our own signature: nobody has bought it.
    const ours = signed(context.secrets.addressSigning, '');
    expect(await statusOf(title.id, ours, as(token))).toBe(403);
    expect(await statusOf(title.id, ours)).toBe(403);
  });

  it.each([
    ['languageId', ['', 'xx-XX']],
    ['chapterId', ['', '0', '-1', '1.5', 'x', '99999999999']],
    ['expiredAt', ['', '-1', '1e99', 'x']],
    ['checkSum', ['', 'short', `${'x'.repeat(42)}+`, 'x'.repeat(129)]],
    ['chapterFileSalesType', ['', 'Trial', 'sample']],
  ])('is not looked for by a bad %s, nor without one', async (name, values) => {
    const claim: Claim = {
      languageId: 'ko-KR',
      chapterId: 1,
      expiredAt: 1,
      checkSum: 'x'.repeat(43),
      chapterFileSalesType: 'trial',
    };
    const without = Object.entries(claim).filter(([key]) => key !== name);
    expect(await statusOf(1, Object.fromEntries(without))).toBe(400);
    for (const value of values) expect(await statusOf(1, { ...claim, [name]: value })).toBe(400);
  });

  it('[A3-028] of a priced chapter opens for the session alone that its address was made for', async () => {
    const { path, title } = await novel(forSale);
    const [{ token }, other] = [await signIn(db), await signIn(db)];
    const claim = claimOf(await epubOf(`${path}/trial`, token));
    expect(await statusOf(title.id, claim, as(token))).toBe(200);
    expect(await statusOf(title.id, claim, as(other.token))).toBe(403);
    expect(await statusOf(title.id, claim)).toBe(403);
  });

  it('comes whole to who has bought it, by their own address', async () => {
    const { path, title, row } = await novel(forSale);
    const { token, memberId } = await signIn(db);
    const by = { operator: 'sujin', reason: 'a test' };
    await grantCoins(db, { memberId, kind: 'free', coins: 9, expiresAt: null, ...by }, testNow);
    const transaction = await ask<Record<string, string>>('/coin/transaction/token', {
      token,
      method: 'POST',
    });
    const form = { ...transaction.data, price: '3', coinBackPrice: '0' };
    expect((await ask(`${path}/unlock`, { token, form })).code).toBe(200);
    const claim = claimOf(await epubOf(`${path}/product`, token));
    expect((await fetchEpub(title.id, claim, as(token))).body).toBe('a product');
    const other = await signIn(db);
    expect(await statusOf(title.id, claim, as(other.token))).toBe(403);
    await db.update(chapter).set({ withdrawnAt: testNow }).where(eq(chapter.id, row.id));
    expect(await statusOf(title.id, claim, as(token))).toBe(404);
  });

  it('stays closed to who may not see its title any more', async () => {
    const { path, title } = await novel({}, true);
    const { token, memberId } = await signIn(db, { acceptMature: true, adultCertifiedAt: testNow });
    const claim = claimOf(await epubOf(`${path}/product`, token));
    const code = () => statusOf(title.id, claim, as(token));
    const become = (columns: Partial<typeof member.$inferInsert>) =>
      db.update(member).set(columns).where(eq(member.id, memberId));
    expect(await code()).toBe(200);
    expect(await statusOf(title.id, claim)).toBe(451);
    await become({ acceptMature: false });
    expect(await code()).toBe(428);
    await become({ acceptMature: true, adultCertifiedAt: null });
    expect(await code()).toBe(451);
    await become({ adultCertifiedAt: testNow });
    await db.update(content).set({ withdrawnAt: testNow }).where(eq(content.id, title.id));
    expect(await code()).toBe(404);
  });
});
