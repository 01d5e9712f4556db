import { beforeEach, describe, expect, it } from 'vitest';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { testNow } from '#http/testing/test-now.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { openLibrary } from './testing/open-library.ts';
import { inTransaction } from '#db/executor.ts';

const service = await openLibrary();
const { db, clock, ask, pass, member, title, subscribe, remove } = service;
const { page, ids, isSubscribed, readerId } = service;

beforeEach(() => {
  clock.now = testNow;
});

describe('subscribing', () => {
  it('[A1-008] [B1-003] [A4-018] [A7-060] [A7-061] adds a title to the library, and ending it takes it away', async () => {
    const { token } = await member();
    const one = await title(2);
    expect(await isSubscribed(token, one)).toBe(false);
    expect((await subscribe(token, one)).code).toBe(200);
    expect(await isSubscribed(token, one)).toBe(true);
    expect(await ids(token, 'subscribed')).toEqual([one.id]);
    expect((await remove(token, 'subscribed', [one])).code).toBe(200);
    expect(await isSubscribed(token, one)).toBe(false);
    expect(await ids(token, 'subscribed')).toEqual([]);
  });

  it('is nobody else’s, and asks a visitor to sign in', async () => {
    const [minsu, sora] = [await member(), await member()];
    const one = await title(1);
    await subscribe(minsu.token, one);
    expect(await isSubscribed(sora.token, one)).toBe(false);
    expect(await ids(sora.token, 'subscribed')).toEqual([]);
    await remove(sora.token, 'subscribed', [one]);
    expect(await isSubscribed(minsu.token, one)).toBe(true);
    for (const [path, method] of [
      ['/library/all_comic/subscribed', 'GET'],
      [`/library/subscribed/comic/${one.id}`, 'POST'],
      ['/library/subscribed', 'DELETE'],
      ['/library/recent', 'DELETE'],
    ] as const) {
      expect((await ask(path, { method })).code).toBe(401);
    }
  });

  it('is done once, however often and from how many devices at once', async () => {
    const { token, memberId } = await member();
    const one = await title(1);
    const codes = await Promise.all(Array.from({ length: 8 }, () => subscribe(token, one)));
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([200]));
    const own = await readerId(memberId);
    const rows = (await db.select().from(titleSubscription)).filter((row) => row.readerId === own);
    expect(rows).toHaveLength(1);
    await Promise.all([remove(token, 'subscribed', [one]), remove(token, 'subscribed', [one])]);
    expect(await isSubscribed(token, one)).toBe(false);
    expect((await remove(token, 'subscribed', [one])).code).toBe(200);
  });

  it('taken back after its end stands where it stood, and not a good while later', async () => {
    const { token } = await member();
    const [one, two] = [await title(1), await title(1)];
    await subscribe(token, one);
    pass(60);
    await subscribe(token, two);
    await remove(token, 'subscribed', [one]);
    pass(59 * 60);
    await subscribe(token, one);
    expect(await ids(token, 'subscribed', '?orderType=registered')).toEqual([two.id, one.id]);
    await remove(token, 'subscribed', [one]);
    pass(61 * 60);
    await subscribe(token, one);
    expect(await ids(token, 'subscribed', '?orderType=registered')).toEqual([one.id, two.id]);
  });

  it('is forgotten once its end cannot be taken back', async () => {
    const { token, memberId } = await member();
    const [one, two] = [await title(1), await title(1)];
    await subscribe(token, one);
    await subscribe(token, two);
    await remove(token, 'subscribed', [one]);
    const rows = async () => {
      const own = await readerId(memberId);
      return (await db.select().from(titleSubscription)).filter((row) => row.readerId === own);
    };
    pass(60 * 60);
    await inTransaction(db, (tx) => sweepExpired(tx, clock.now));
    expect(await rows()).toHaveLength(2);
    pass(1);
    await inTransaction(db, (tx) => sweepExpired(tx, clock.now));
    expect((await rows()).map(({ contentId }) => contentId)).toEqual([two.id]);
  });

  it('finds no title that is not there, gone, of another type, or for adults only', async () => {
    const { token } = await member();
    const gone = await title(1, { withdrawnAt: testNow });
    const adult = await title(1, { restrictedAge: 19 });
    const one = await title(1);
    expect((await subscribe(token, { id: 2_000_000_000, type: 'comic' })).code).toBe(404);
    expect((await subscribe(token, gone)).code).toBe(404);
    expect((await subscribe(token, { ...one, type: 'novel' })).code).toBe(404);
    expect((await subscribe(token, adult)).code).toBe(451);
    await subscribe(token, one);
    await remove(token, 'subscribed', [{ ...one, type: 'novel' }]);
    expect(await isSubscribed(token, one)).toBe(true);
  });
});

describe('a list', () => {
  it('[A7-059] [A5-029] [A9-009] has twenty titles a page, and its categories apart', async () => {
    const { token } = await member();
    const novel = await title(1, { type: 'novel', category: 'all_novel' });
    await subscribe(token, novel);
    const all = [];
    for (let n = 0; n < 23; n += 1) {
      const one = await title(0);
      all.unshift(one.id);
      pass(1);
      await subscribe(token, one);
    }
    const order = '?orderType=registered';
    const first = await page(token, 'all_comic/subscribed', order);
    expect(first.contents.map(({ content }) => content.id)).toEqual(all.slice(0, 20));
    expect(first.page).toMatchObject({ pageNo: 0, pageSize: 20, hasNext: true });
    const second = await page(token, 'all_comic/subscribed', `${order}&pageNo=1&pageSize=20`);
    expect(second.contents.map(({ content }) => content.id)).toEqual(all.slice(20));
    expect(second.page).toMatchObject({ pageNo: 1, hasNext: false, after: null });
    const novels = await page(token, 'all_novel/subscribed');
    expect(novels.contents.map(({ content }) => content.id)).toEqual([novel.id]);
  });

  it.each(['updated', 'registered', 'name'])(
    'by %s goes on where its page ended, whatever went or came meanwhile',
    async (order) => {
      const { token } = await member();
      const names = ['가', '나', '다', '라', '마', '바'];
      const all = [];
      for (const [at, name] of names.entries()) {
        const newest =
          order === 'updated' && at > 3 ? null : new Date(testNow.getTime() - at * 1000);
        const one = await title(0, { name, lastChapterPublishedAt: newest });
        all.push(one);
      }
      // Those without a chapter come last, the newest title first.
      if (order === 'updated') all.push(...all.splice(4).toReversed());
      for (const one of all.toReversed()) {
        pass(1);
        await subscribe(token, one);
      }
      const listed = all.map(({ id }) => id);
      const query = `?orderType=${order}&pageSize=2`;
      expect(await ids(token, 'subscribed', query)).toEqual(listed.slice(0, 2));
      const { after } = (await page(token, 'all_comic/subscribed', query)).page;
      await remove(token, 'subscribed', all.slice(0, 2));
      const more = await page(token, 'all_comic/subscribed', `${query}&pageNo=1&after=${after}`);
      expect(more.contents.map(({ content }) => content.id)).toEqual(listed.slice(2, 4));
      const last = await page(
        token,
        'all_comic/subscribed',
        `${query}&pageNo=2&after=${more.page.after}`,
      );
      expect(last.contents.map(({ content }) => content.id)).toEqual(listed.slice(4));
      expect(last.page.after).toBeNull();
    },
  );

  it('refuses what is no list, no order and no place', async () => {
    const { token } = await member();
    for (const path of ['all_comic/liked', 'comics/recent']) {
      expect((await ask(`/library/${path}`, { token })).code).toBe(404);
    }
    const queries = ['orderType=likes', 'after=x', 'pageSize=101', 'pageNo=-1'];
    const ends = ['after=1-2147483648', 'after=99999999999999-1'];
    for (const query of [...queries, ...ends]) {
      expect((await ask(`/library/all_comic/recent?${query}`, { token })).code, query).toBe(400);
    }
    const bodies = [[], {}, [{ contentType: 'comic' }], [{ contentType: 'x', contentId: 1 }]];
    for (const json of bodies) {
      const options = { method: 'DELETE', token, json } as const;
      expect((await ask('/library/subscribed', options)).code).toBe(400);
    }
  });
});
