import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { titleSubscription, recentTitle } from '#db/schema/readers/library.ts';
import { testNow } from '#http/testing/test-now.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { mergeReaders } from '#modules/readers/merge-readers.ts';
import { openLibrary } from './testing/open-library.ts';
import { inTransaction } from '#db/executor.ts';

const service = await openLibrary();
const { db, sql, clock, ask, pass, member, title, publish, subscribe, remove, read } = service;
const { page, entries, ids, isSubscribed } = service;

beforeEach(() => {
  clock.now = testNow;
});

async function readerId(memberId: string): Promise<number> {
  const [row] = await sql`select id::int from reader where member_id = ${memberId}::uuid`;
  return Number(row?.['id']);
}

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

describe('what was read', () => {
  it('stands in the list of recent titles, the last first, each once', async () => {
    const { token } = await member();
    const [one, two] = [await title(3), await title(3)];
    await read(token, one, one.chapters[0]);
    pass(1);
    await read(token, two, two.chapters[0]);
    expect(await ids(token, 'recent')).toEqual([two.id, one.id]);
    pass(1);
    await read(token, one, one.chapters[1]);
    expect(await ids(token, 'recent')).toEqual([one.id, two.id]);
  });

  it('[A7-062] goes from the list without its places, and comes back when it is read again', async () => {
    const { token } = await member();
    const one = await title(3);
    await subscribe(token, one);
    await read(token, one, one.chapters[1]);
    pass(1);
    expect((await remove(token, 'recent', [one])).code).toBe(200);
    expect(await ids(token, 'recent')).toEqual([]);
    const [kept] = await entries(token, 'subscribed');
    expect(kept?.lastRead?.chapterId).toBe(one.chapters[1]?.id);
    pass(1);
    await read(token, one, one.chapters[2]);
    expect(await ids(token, 'recent')).toEqual([one.id]);
  });

  it('is told late by a device without bringing back what was taken from the list since', async () => {
    const { token } = await member();
    const one = await title(2);
    await read(token, one, one.chapters[0]);
    pass(3600);
    await remove(token, 'recent', [one]);
    const path = `/comic/${one.id}/chapter/${one.chapters[1]?.id}/read?ago=1800000`;
    expect((await ask(path, { method: 'POST', token })).code).toBe(200);
    expect(await ids(token, 'recent')).toEqual([]);
  });

  it('goes on at its place, then with the next chapter, and nowhere when all is read', async () => {
    const { token } = await member();
    const one = await title(2);
    const resume = async () => (await entries(token, 'recent'))[0]?.resume;
    await read(token, one, one.chapters[0]);
    const [first, second] = one.chapters;
    expect(await resume()).toEqual({ chapterId: first?.id, chapterName: '1화', share: 0 });
    const place = {
      contentId: one.id,
      chapterId: first?.id,
      contentVersion: first?.version,
      share: 0.4,
      position: null,
      ago: 0,
    };
    const json = { device: 'another-device-of-mine', places: [place] };
    pass(1);
    expect((await ask('/reading/places', { method: 'PUT', token, json })).code).toBe(200);
    expect(await resume()).toEqual({ chapterId: first?.id, chapterName: '1화', share: 0.4 });
    pass(1);
    await read(token, one, first, true);
    expect(await resume()).toEqual({ chapterId: second?.id, chapterName: '2화', share: 0 });
    await read(token, one, second);
    pass(1);
    await read(token, one, second, true);
    expect(await resume()).toBeNull();
    expect(await entries(token, 'recent')).toMatchObject([{ unread: 0, newChapter: false }]);
    pass(1);
    await publish(one, 3);
    expect(await entries(token, 'recent')).toMatchObject([
      { unread: 1, newChapter: true, resume: { chapterName: '3화' } },
    ]);
  });

  it('of a visitor is in no list', async () => {
    const one = await title(1);
    await ask(`/comic/${one.id}/chapter/${one.chapters[0]?.id}/read`, { method: 'POST' });
    const rows = await db.select().from(recentTitle);
    expect(rows.filter(({ contentId }) => contentId === one.id)).toEqual([]);
  });
});

describe('a title', () => {
  it('is marked for a new chapter until its home is opened, and has its unread counted', async () => {
    const { token } = await member();
    const one = await title(2);
    await subscribe(token, one);
    expect(await entries(token, 'subscribed')).toMatchObject([{ unread: null, newChapter: false }]);
    pass(60);
    await publish(one, 3);
    expect(await entries(token, 'subscribed')).toMatchObject([{ newChapter: true }]);
    pass(60);
    await isSubscribed(token, one);
    expect(await entries(token, 'subscribed')).toMatchObject([{ newChapter: false }]);
    await read(token, one, one.chapters[0]);
    expect(await entries(token, 'subscribed')).toMatchObject([{ unread: 2, newChapter: false }]);
  });

  it('that was withdrawn is said to be, and leads nowhere', async () => {
    const { token } = await member();
    const one = await title(2);
    await subscribe(token, one);
    await read(token, one, one.chapters[0]);
    await sql`update content set withdrawn_at = now() where id = ${one.id}`;
    for (const list of ['subscribed', 'recent']) {
      expect(await entries(token, list)).toMatchObject([
        { withdrawn: true, resume: null, unread: null, newChapter: false },
      ]);
    }
    await remove(token, 'subscribed', [one]);
    expect(await ids(token, 'subscribed')).toEqual([]);
  });

  it('goes on behind a chapter that was withdrawn', async () => {
    const { token } = await member();
    const one = await title(3);
    await read(token, one, one.chapters[1]);
    await sql`update chapter set withdrawn_at = now() where id = ${one.chapters[1]?.id ?? 0}`;
    expect((await entries(token, 'recent'))[0]?.resume?.chapterName).toBe('3화');
  });

  it('for adults is listed for who could open it now alone', async () => {
    const signed = await member({ acceptMature: true, adultCertifiedAt: testNow });
    const one = await title(1, { restrictedAge: 19 });
    await subscribe(signed.token, one);
    const shown = async (accept: 'Y' | 'N') => {
      const options = { token: signed.token, headers: { 'x-accept-mature': accept } };
      const { data } = await ask<LibraryPage>('/library/all_comic/subscribed', options);
      return data.contents.length;
    };
    expect([await shown('Y'), await shown('N')]).toEqual([1, 0]);
    await sql`update member set adult_certified_at = null where id = ${signed.memberId}::uuid`;
    expect(await shown('Y')).toBe(0);
    await sql`update member set adult_certified_at = ${testNow.toISOString()}::timestamptz,
      accept_mature = false where id = ${signed.memberId}::uuid`;
    expect(await shown('Y')).toBe(0);
  });
});

describe('a library', () => {
  it('of a guest becomes that of the account, with the older subscription', async () => {
    const [guest, account] = [await member({ guest: true }), await member()];
    const [both, own] = [await title(1), await title(1)];
    await subscribe(guest.token, both);
    pass(60);
    await subscribe(guest.token, own);
    await subscribe(account.token, both);
    await read(guest.token, own, own.chapters[0]);
    await mergeReaders(db, await readerId(guest.memberId), await readerId(account.memberId));
    const listed = await entries(account.token, 'subscribed', '?orderType=registered');
    expect(listed.map(({ content }) => content.id)).toEqual([own.id, both.id]);
    expect(listed[1]?.registeredAt).toBe(testNow.toISOString());
    expect(await ids(account.token, 'recent')).toEqual([own.id]);
  });

  it('goes with its account', async () => {
    const { token, memberId } = await member();
    const one = await title(1);
    await subscribe(token, one);
    await read(token, one, one.chapters[0]);
    const own = await readerId(memberId);
    await forgetMember(db, memberId);
    for (const table of [titleSubscription, recentTitle]) {
      const rows = await db.select().from(table);
      expect(rows.filter((row) => row.readerId === own)).toEqual([]);
    }
  });
});
