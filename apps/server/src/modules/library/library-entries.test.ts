import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { titleSubscription, recentTitle } from '#db/schema/readers/library.ts';
import { testNow } from '#http/testing/test-now.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { openLibrary } from './testing/open-library.ts';

const service = await openLibrary();
const { db, sql, clock, ask, pass, member, title, publish, subscribe, remove, read } = service;
const { entries, ids, isSubscribed, readerId } = service;

beforeEach(() => {
  clock.now = testNow;
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
