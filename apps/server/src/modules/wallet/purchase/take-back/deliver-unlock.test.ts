import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addressesOf, addressOf } from '#modules/testing/view-addresses.ts';
import { addChapter, addEpub, addPages, addTitle } from '#modules/testing/works.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const api = await openTestApi(context);
const ask = asker(api, context);

const forSale = {
  free: false,
  purchaseAllowedWith: ['coin' as const],
  price: 3,
  rentAllowedWith: ['coin' as const],
  rentalPrice: 2,
  rentalPeriod: 3600,
};
const comic = await addTitle(db);
const chapter = await addChapter(db, comic.id, { ...forSale, trialPages: 1 });
for (const id of await addPages(db, chapter.id, 1)) {
  const bytes = Buffer.from('a picture');
  await context.storage.put(`${id}/720.webp`, bytes, { contentType: 'image/webp' });
}
const novel = await addTitle(db, { type: 'novel', chapterFileFormat: 'epub' });
const part = await addChapter(db, novel.id, forSale);
const book = await addEpub(db, part.id);
await context.storage.put(book, Buffer.from('a book'), { contentType: 'application/epub+zip' });

const ofComic = { home: `/comic/${comic.id}`, id: chapter.id };
const ofNovel = { home: `/novel/${novel.id}`, id: part.id };
type Work = typeof ofComic;

function later(ms: number): Date {
  return new Date(testNow.getTime() + ms);
}

async function member(): Promise<string> {
  const { token, memberId } = await signIn(db, { expiresAt: later(86_400_000) });
  const by = { operator: 'sujin', reason: 'a test' };
  await grantCoins(db, { memberId, kind: 'free', coins: 9, expiresAt: null, ...by }, testNow);
  return token;
}

async function buy(token: string, { home, id }: Work, way: 'unlock' | 'rent-with-coin') {
  const begun = await ask<{ transactionToken: string }>('/coin/transaction/token', {
    token,
    method: 'POST',
  });
  const prices = way === 'unlock' ? { price: '3', coinBackPrice: '0' } : { rentalPrice: '2' };
  const form = { ...begun.data, ...prices };
  expect((await ask(`${home}/chapter/${id}/${way}`, { token, form })).code).toBe(200);
}

function takeBack(token: string, { home, id }: Work) {
  return ask(`${home}/chapter/take-back`, { token, form: { chapterIds: String(id) } });
}

async function view(token: string, { home, id }: Work): Promise<ChapterView> {
  return (await ask<ChapterView>(`${home}/chapter/${id}/product`, { token })).data;
}

async function load(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await api.inject({ url, headers })).statusCode;
}

function loadImage(shown: ChapterView, token: string): Promise<number> {
  return load(addressOf(shown), token);
}

async function loadBook({ chapter: { epub } }: ChapterView, token: string): Promise<number> {
  const { languageId = '', chapterId = 0, expiredAt = 0, checkSum = '' } = epub ?? {};
  const query = { languageId, chapterId, expiredAt, checkSum, chapterFileSalesType: 'product' };
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
  const headers = clientHeaders(context, { authorization: `Bearer ${token}` });
  const url = `/api${ofNovel.home}/chapter/epub?${asked.toString()}`;
  return (await api.inject({ url, headers })).statusCode;
}

beforeEach(() => {
  now = testNow;
});

describe.each([
  ['image', ofComic, loadImage],
  ['book', ofNovel, loadBook],
] as const)('the first %s of what was unlocked', (_, work, loadFirst) => {
  it('ends the time in which it can be taken back', async () => {
    const token = await member();
    await buy(token, work, 'unlock');
    const shown = await view(token, work);
    expect(await loadFirst(shown, token)).toBe(200);
    expect(await loadFirst(shown, token)).toBe(200);
    expect((await takeBack(token, work)).code).toBe(409);
    expect(await loadFirst(await view(token, work), token)).toBe(200);
  });

  it('is not delivered once it was taken back, by whatever address', async () => {
    const token = await member();
    await buy(token, work, 'unlock');
    const shown = await view(token, work);
    expect((await takeBack(token, work)).code).toBe(200);
    expect(await loadFirst(shown, token)).toBe(403);
    await buy(token, work, 'unlock');
    expect(await loadFirst(await view(token, work), token)).toBe(200);
  });

  it('is delivered or taken back, never both', async () => {
    const token = await member();
    await buy(token, work, 'unlock');
    const shown = await view(token, work);
    const [back, ...loads] = await Promise.all([
      takeBack(token, work).then(({ code }) => code),
      ...Array.from({ length: 4 }, () => loadFirst(shown, token)),
    ]);
    expect(new Set(loads).size).toBe(1);
    expect([back, loads[0]]).toEqual(back === 200 ? [200, 403] : [409, 200]);
  });

  it('is there until the end of a rental', async () => {
    const token = await member();
    await buy(token, work, 'rent-with-coin');
    const shown = await view(token, work);
    now = later(3_599_000);
    expect(await loadFirst(shown, token)).toBe(200);
    now = later(3_600_000);
    expect(await loadFirst(shown, token)).toBe(403);
  });
});

it('says of a book in its view that fetching it ends that time, until it was fetched', async () => {
  const token = await member();
  const says = async () => (await view(token, ofNovel)).chapter.epub?.endsTakeBack;
  await buy(token, ofNovel, 'unlock');
  expect(await says()).toBe(true);
  expect(await loadBook(await view(token, ofNovel), token)).toBe(200);
  expect(await says()).toBe(false);
});

it('is not delivered by what is asked for and not there, nor by its headers alone', async () => {
  const token = await member();
  await buy(token, ofComic, 'unlock');
  const [address = ''] = addressesOf(await view(token, ofComic));
  expect(await load(address.replace('/720.webp', '/7.webp'), token)).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  expect((await api.inject({ method: 'HEAD', url: address, headers })).statusCode).toBe(200);
  expect((await takeBack(token, ofComic)).code).toBe(200);
});

it('leaves the preview as it is once a rental is over', async () => {
  const token = await member();
  await buy(token, ofComic, 'rent-with-coin');
  now = later(7_200_000);
  const path = `${ofComic.home}/chapter/${ofComic.id}/trial`;
  const { data } = await ask<ChapterView>(path, { token });
  expect(await loadImage(data, token)).toBe(200);
});

it('cannot be had by leaving the unlock out of the address, or naming another', async () => {
  const token = await member();
  await buy(token, ofComic, 'unlock');
  const [address = ''] = addressesOf(await view(token, ofComic));
  expect(address).toMatch(/&unlock=\d+$/);
  expect(await load(address.replace(/&unlock=\d+$/, ''), token)).toBe(403);
  expect(await load(address.replace(/\d+$/, '1'), token)).toBe(403);
  const other = await member();
  expect(await load(address, other)).toBe(403);
  expect((await takeBack(token, ofComic)).code).toBe(200);
});
