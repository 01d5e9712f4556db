import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import { chapterReport, readingEvent } from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { sumViews } from '#modules/readers/views.ts';
import { asker } from '#modules/testing/ask.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const ask = asker(await openTestApi(context), context);

describe('reading', () => {
  const eventsOf = (chapterId: number) =>
    db.select().from(readingEvent).where(eq(readingEvent.chapterId, chapterId));
  const viewsOf = async (id: number): Promise<number | undefined> => {
    await sumViews(db);
    const [row] = await db
      .select({ views: content.totalViews })
      .from(content)
      .where(eq(content.id, id));
    return row?.views;
  };

  it('[B7-079] stores that a chapter was opened and finished, with or without a slash', async () => {
    const title = await addTitle(db);
    const { id } = await addChapter(db, title.id);
    for (const end of ['read', 'read/', 'read/finished']) {
      expect((await ask(`/comic/${title.id}/chapter/${id}/${end}`, { method: 'POST' })).code).toBe(
        200,
      );
    }
    const events = await eventsOf(id);
    expect(events.map(({ kind }) => kind)).toEqual(['read', 'read', 'finished']);
    // Nothing of the visitor's address is kept.
    const [visitor] = await db
      .select()
      .from(reader)
      .where(eq(reader.id, events[0]?.readerId ?? 0));
    expect(visitor).toMatchObject({ kind: 'visitor', memberId: null });
    expect(visitor?.visitorKey).toMatch(/^[\w-]{43}$/);
  });

  it('counts a view once per reader, chapter and day of the edition', async () => {
    const title = await addTitle(db);
    const [one, two] = [
      await addChapter(db, title.id),
      await addChapter(db, title.id, { sort: 2 }),
    ];
    const read = (id: number, more = {}) =>
      ask(`/comic/${title.id}/chapter/${id}/read`, { method: 'POST', ...more });
    await Promise.all(Array.from({ length: 8 }, () => read(one.id)));
    expect(await viewsOf(title.id)).toBe(1);
    await read(two.id);
    // What a client calls itself makes no other reader of it; another address does.
    await read(one.id, { headers: { 'x-immutable-uid': '198.51.100.9' } });
    expect(await viewsOf(title.id)).toBe(2);
    await read(one.id, { address: '198.51.100.9' });
    await read(one.id, { token: (await signIn(db)).token });
    expect(await viewsOf(title.id)).toBe(4);
    // 14:59:59 in UTC is a second before midnight in Seoul.
    now = new Date('2026-11-20T14:59:59Z');
    await read(one.id);
    expect(await viewsOf(title.id)).toBe(4);
    now = new Date('2026-11-20T15:00:00Z');
    await read(one.id);
    expect(await viewsOf(title.id)).toBe(5);
    now = testNow;
  });

  it('is remembered for a member', async () => {
    const title = await addTitle(db);
    const [one, two] = [
      await addChapter(db, title.id),
      await addChapter(db, title.id, { sort: 2 }),
    ];
    const { token } = await signIn(db);
    const report = (path: string) =>
      ask(`/comic/${title.id}/chapter/${path}`, { method: 'POST', token });
    await report(`${one.id}/read`);
    await report(`${one.id}/read/finished`);
    now = new Date(testNow.getTime() + 1000);
    await report(`${two.id}/read`);
    now = testNow;
    const { data, headers } = await ask<ContentHome>(`/comic/${title.id}`, { token });
    expect(data.content.activity).toEqual({
      subscribed: false,
      lastReadChapterId: two.id,
      lastReadAt: new Date(testNow.getTime() + 1000).toISOString(),
    });
    // Read is what was on screen to its end; opened alone is not.
    expect(data.content.inventory?.ticket).toEqual({ amount: 0 });
    expect(data.chapters.map(({ id, activity }) => [id, activity.read])).toEqual([
      [one.id, true],
      [two.id, false],
    ]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('gives a guest, who can neither buy nor rent, what a visitor is given to pay with', async () => {
    const title = await addTitle(db);
    const { token } = await signIn(db, { guest: true });
    const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token });
    expect(data.content.inventory).toBeNull();
    expect(data.content.activity).not.toBeNull();
  });

  it('of a chapter that the reader cannot open is refused', async () => {
    const title = await addTitle(db);
    const closed = await addChapter(db, title.id, { free: false });
    const preview = await addChapter(db, title.id, { sort: 2, free: false, trialPages: 1 });
    const post = { method: 'POST' } as const;
    expect((await ask(`/comic/${title.id}/chapter/${closed.id}/read`, post)).code).toBe(401);
    // A preview leaves no trace.
    for (const end of ['read', 'read/finished']) {
      const told = await ask(`/comic/${title.id}/chapter/${preview.id}/${end}`, post);
      expect(told.code).toBe(401);
      const { token } = await signIn(db);
      const member = await ask(`/comic/${title.id}/chapter/${preview.id}/${end}`, {
        ...post,
        token,
      });
      expect(member.code).toBe(402);
      const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token });
      expect(data.content.activity?.lastReadChapterId).toBeNull();
    }
    expect(await eventsOf(preview.id)).toEqual([]);
    expect((await ask(`/novel/${title.id}/chapter/${preview.id}/read`, post)).code).toBe(404);
    const other = await addTitle(db);
    expect((await ask(`/comic/${other.id}/chapter/${preview.id}/read`, post)).code).toBe(404);
    expect(await eventsOf(closed.id)).toEqual([]);
  });

  it('[A7-071] [B7-080] takes the word that something is wrong with a chapter', async () => {
    const title = await addTitle(db);
    const { id } = await addChapter(db, title.id);
    const report = (category: string, issue: string) =>
      ask(`/comic/${title.id}/chapter/${id}/report/${category}`, { form: { issue } });
    expect((await report('image', '그림이 없어요')).code).toBe(200);
    expect((await report('weather', 'x')).code).toBe(404);
    expect((await report('text', 'x'.repeat(501))).code).toBe(400);
    const rows = await db.select().from(chapterReport).where(eq(chapterReport.chapterId, id));
    expect(rows).toMatchObject([{ category: 'image', issue: '그림이 없어요' }]);
    await db.update(chapter).set({ withdrawnAt: now }).where(eq(chapter.id, id));
    expect((await report('image', 'x')).code).toBe(404);
  });

  it('stores that word once of a reader, a chapter’s version and a category, also without words', async () => {
    const title = await addTitle(db);
    const { id } = await addChapter(db, title.id);
    const report = (category: string, more = {}) =>
      ask(`/comic/${title.id}/chapter/${id}/report/${category}`, { form: { issue: ' ' }, ...more });
    const codes = await Promise.all(Array.from({ length: 8 }, () => report('image')));
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([200]));
    await report('order');
    await report('image', { token: (await signIn(db)).token });
    const rows = () => db.select().from(chapterReport).where(eq(chapterReport.chapterId, id));
    const said = (await rows()).map(({ category, issue }) => `${category}:${issue}`);
    expect(said.toSorted()).toEqual(['image:', 'image:', 'order:']);
    // Other pictures may be wrong again.
    const createdAt = new Date(now.getTime() + 1000);
    await db.insert(chapterVersion).values({ chapterId: id, version: 'other', createdAt });
    await db.update(chapter).set({ version: 'other' }).where(eq(chapter.id, id));
    now = new Date(testNow.getTime() + 2000);
    await report('image');
    now = testNow;
    expect(await rows()).toHaveLength(4);
  });

  it('takes it of a preview, and of no chapter that the reader cannot open', async () => {
    const title = await addTitle(db);
    const closed = await addChapter(db, title.id, { free: false });
    const preview = await addChapter(db, title.id, { sort: 2, free: false, trialPages: 1 });
    const report = (id: number, more = {}) =>
      ask(`/comic/${title.id}/chapter/${id}/report/image`, { form: { issue: 'x' }, ...more });
    expect((await report(preview.id)).code).toBe(200);
    expect((await report(closed.id)).code).toBe(401);
    expect((await report(closed.id, { token: (await signIn(db)).token })).code).toBe(402);
    expect(await db.$count(chapterReport, eq(chapterReport.chapterId, closed.id))).toBe(0);
  });
});
