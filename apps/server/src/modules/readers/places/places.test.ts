import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ReadingPlaces } from '@hanji/contract/entities/reading-place.ts';
import { readingEvent, titleReading } from '#db/schema/readers/reading.ts';
import { chapterRental } from '#db/schema/wallet/purchase.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import { content, contentViews } from '#db/schema/works/catalogue.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const [phone, desktop] = ['phone-of-sixteen', 'desktop-of-sixteen'];
const minute = 60_000;

async function titleOfThree() {
  const title = await addTitle(db);
  const chapters = [];
  for (const sort of [1, 2, 3]) {
    chapters.push(await addChapter(db, title.id, { sort, name: `${sort}` }));
  }
  const [one, two, three] = chapters;
  if (!one || !two || !three) throw new Error('no chapters');
  const { token, memberId } = await signIn(db);
  return { title, one, two, three, token, memberId };
}

type Row = typeof chapter.$inferSelect;

function place(row: Row, share: number, minutesAgo: number, more = {}) {
  const position = { imageId: '1-0', fraction: share };
  const { id: chapterId, contentId, version: contentVersion } = row;
  return {
    contentId,
    chapterId,
    contentVersion,
    share,
    position,
    ago: minutesAgo * minute,
    ...more,
  };
}

function keep(token: string | undefined, device: string, places: readonly object[]) {
  const json = { device, places };
  return ask('/reading/places', { method: 'PUT', json, ...(token === undefined ? {} : { token }) });
}

async function placesFor(token: string, contentId: number, device: string) {
  const path = `/comic/${contentId}/episode/places?device=${device}`;
  return (await ask<ReadingPlaces>(path, { token })).data;
}

function before(minutes: number): string {
  return new Date(testNow.getTime() - minutes * minute).toISOString();
}

async function recordOf(memberId: string) {
  const [row] = await db
    .select({ record: titleReading })
    .from(titleReading)
    .innerJoin(reader, eq(reader.id, titleReading.readerId))
    .where(eq(reader.memberId, memberId));
  return row?.record;
}

describe('places of a member', () => {
  it('come to the other devices, with the chapter, the place in it and when', async () => {
    const { title, two, token } = await titleOfThree();
    expect(await placesFor(token, title.id, phone)).toEqual({
      own: null,
      latest: null,
      furthest: null,
    });
    expect((await keep(token, phone, [place(two, 0.4, 5)])).code).toBe(200);
    const here = {
      chapterId: two.id,
      chapterName: '2',
      sort: 2,
      share: 0.4,
      position: { imageId: '1-0', fraction: 0.4 },
      contentVersion: two.version,
      at: before(5),
    };
    expect(await placesFor(token, title.id, desktop)).toEqual({
      own: null,
      latest: here,
      furthest: here,
    });
    expect(await placesFor(token, title.id, phone)).toEqual({
      own: before(5),
      latest: null,
      furthest: null,
    });
  });

  it('are the last by the time of reading, however late they arrive', async () => {
    const { title, one, token, memberId } = await titleOfThree();
    await keep(token, phone, [place(one, 0.7, 1)]);
    await keep(token, desktop, [place(one, 0.2, 30)]);
    expect((await recordOf(memberId))?.lastShare).toBe(0.7);
    expect(await placesFor(token, title.id, desktop)).toMatchObject({
      own: null,
      latest: { share: 0.7, at: before(1) },
    });
    // Told together, in whatever order.
    await keep(token, phone, [place(one, 0.9, 0.5), place(one, 0.8, 0.75)]);
    expect((await recordOf(memberId))?.lastShare).toBe(0.9);
  });

  it('go back, while the furthest stays', async () => {
    const { title, one, three, token, memberId } = await titleOfThree();
    await keep(token, phone, [place(three, 0.5, 20)]);
    await keep(token, phone, [place(one, 0.1, 10), place(three, 0.3, 15)]);
    expect(await recordOf(memberId)).toMatchObject({
      lastChapterId: one.id,
      furthestChapterId: three.id,
      furthestShare: 0.5,
      furthestDevice: phone,
    });
    expect(await placesFor(token, title.id, desktop)).toMatchObject({
      latest: { chapterId: one.id, at: before(10) },
      furthest: { chapterId: three.id, share: 0.5, at: before(20) },
    });
  });

  it('of a chapter that is opened elsewhere stay where and when they were', async () => {
    const { title, three, token } = await titleOfThree();
    await keep(token, phone, [place(three, 0.5, 20)]);
    const opened = `/comic/${title.id}/chapter/${three.id}/read?device=${desktop}`;
    expect((await ask(opened, { token, method: 'POST' })).code).toBe(200);
    const { latest, furthest } = await placesFor(token, title.id, desktop);
    expect([latest?.at, furthest?.at]).toEqual([before(20), before(20)]);
  });

  it('of a book are a letter, a percent and the words that begin there', async () => {
    const { title, one, token } = await titleOfThree();
    const position = { cfi: 'epubcfi(/6/4!/4/2/1:0)', percent: 40, quote: 'The lamp went out' };
    const long = { ...position, quote: 'x'.repeat(201) };
    expect((await keep(token, phone, [place(one, 0.4, 1, { position: long })])).code).toBe(400);
    await keep(token, phone, [place(one, 0.4, 1, { position })]);
    expect((await placesFor(token, title.id, desktop)).latest?.position).toEqual(position);
    await keep(token, phone, [place(one, 0.5, 0, { position: null })]);
    expect((await placesFor(token, title.id, desktop)).latest).toMatchObject({
      position: null,
      share: 0.5,
    });
  });

  it('survive an import that moves, inserts and replaces: the record keeps chapter and version', async () => {
    const { title, one, three, token, memberId } = await titleOfThree();
    await keep(token, phone, [place(three, 0.5, 20)]);
    // The last chapter becomes the first, with other pictures; another stands where it was.
    await db.update(chapter).set({ sort: 10 }).where(eq(chapter.id, one.id));
    await db.update(chapter).set({ sort: 1, version: 'other' }).where(eq(chapter.id, three.id));
    await db.insert(chapterVersion).values({ chapterId: three.id, version: 'other' });
    await addChapter(db, title.id, { sort: 3 });
    expect((await placesFor(token, title.id, desktop)).latest).toMatchObject({
      chapterId: three.id,
      sort: 1,
      share: 0.5,
      contentVersion: three.version,
    });
    // What was read of the old pictures is still taken, and the other chapter is further now.
    expect((await keep(token, phone, [place(three, 0.6, 10), place(one, 0.1, 5)])).code).toBe(200);
    expect(await recordOf(memberId)).toMatchObject({
      furthestChapterId: one.id,
      furthestShare: 0.1,
    });
  });

  it('in chapters that are gone, of another title or of no version are passed over', async () => {
    const { title, one, two, three, token } = await titleOfThree();
    const gone = { withdrawnAt: testNow };
    await db.update(chapter).set(gone).where(eq(chapter.id, two.id));
    const future = { publishedAt: new Date(testNow.getTime() + 1) };
    await db.update(chapter).set(future).where(eq(chapter.id, three.id));
    const other = await titleOfThree();
    const places = [
      place(two, 0.1, 1),
      place(three, 0.1, 1),
      place(one, 0.2, 1, { contentVersion: 'never' }),
      place(one, 0.3, 1, { contentId: other.title.id }),
    ];
    expect((await keep(token, phone, places)).code).toBe(200);
    expect((await placesFor(token, title.id, desktop)).latest).toBeNull();
    await keep(token, phone, [...places, place(one, 0.4, 1)]);
    expect((await placesFor(token, title.id, desktop)).latest?.share).toBe(0.4);
    await db.update(chapter).set(gone).where(eq(chapter.id, one.id));
    expect((await placesFor(token, title.id, desktop)).latest).toBeNull();
  });

  it('are nobody else’s: another member sees and changes none, visitors and guests have none', async () => {
    const { title, one, token } = await titleOfThree();
    await keep(token, phone, [place(one, 0.4, 1)]);
    const other = await signIn(db);
    await keep(other.token, desktop, [place(one, 0.9, 0)]);
    expect((await placesFor(token, title.id, desktop)).latest?.share).toBe(0.4);
    expect((await placesFor(other.token, title.id, desktop)).latest).toBeNull();
    expect((await placesFor(other.token, title.id, phone)).latest?.share).toBe(0.9);
    const guest = await signIn(db, { guest: true });
    expect((await keep(guest.token, phone, [place(one, 0.4, 1)])).code).toBe(403);
    expect((await keep(undefined, phone, [place(one, 0.4, 1)])).code).toBe(401);
    expect((await ask(`/comic/${title.id}/episode/places?device=${phone}`)).code).toBe(401);
  });

  it('are of whom they say: refused where that is not who calls', async () => {
    const { title, one, token, memberId } = await titleOfThree();
    const ben = await signIn(db);
    const told = (whose: string, by?: string) =>
      ask('/reading/places', {
        method: 'PUT',
        json: { device: phone, reader: whose, places: [place(one, 0.4, 1)] },
        ...(by === undefined ? {} : { token: by }),
      });
    expect((await told(memberId, ben.token)).code).toBe(401);
    expect((await told(memberId)).code).toBe(401);
    expect((await placesFor(ben.token, title.id, desktop)).latest).toBeNull();
    expect((await told(memberId, token)).code).toBe(200);
    expect((await placesFor(token, title.id, desktop)).latest?.share).toBe(0.4);
  });

  it('of a chapter that was not theirs to read are passed over, its preview’s as well', async () => {
    const { title, one, two, three, token, memberId } = await titleOfThree();
    const sold = { free: false, trialPages: 1 };
    for (const { id } of [one, two, three]) {
      await db.update(chapter).set(sold).where(eq(chapter.id, id));
    }
    const [owned] = await db.insert(wallet).values({ memberId }).returning();
    const rental = {
      walletId: owned?.id ?? 0,
      contentId: title.id,
      method: 'rent-with-gauge',
    } as const;
    const ended = (chapterId: number, minutesAgo: number) => ({
      ...rental,
      chapterId,
      rentedAt: new Date(before(60)),
      endsAt: new Date(before(minutesAgo)),
    });
    await db.insert(chapterRental).values([ended(two.id, 10), ended(three.id, 10)]);
    // Of the second it was read while it was rented, of the third after that.
    const places = [place(one, 0.9, 20), place(two, 0.2, 20), place(three, 0.9, 5)];
    expect((await keep(token, phone, places)).code).toBe(200);
    expect(await placesFor(token, title.id, desktop)).toMatchObject({
      latest: { chapterId: two.id, share: 0.2 },
      furthest: { chapterId: two.id },
    });
  });

  it('of a title for adults are taken from adults alone', async () => {
    const { title, one, token } = await titleOfThree();
    await db.update(content).set({ restrictedAge: 19 }).where(eq(content.id, title.id));
    expect((await keep(token, phone, [place(one, 0.4, 1)])).code).toBe(200);
    await db.update(content).set({ restrictedAge: 0 }).where(eq(content.id, title.id));
    expect((await placesFor(token, title.id, desktop)).latest).toBeNull();
  });

  it.each([
    ['a share beyond the end', { share: 1.01 }],
    ['a place in time to come', { ago: -1 }],
    ['a position of both kinds', { position: { imageId: '1', fraction: 0, cfi: '', percent: 0 } }],
    ['an image without a name', { position: { imageId: '', fraction: 0 } }],
    ['half a character in a name', { position: { imageId: '\ud83d', fraction: 0 } }],
    ['NUL in a letter', { position: { cfi: '\0', percent: 0 } }],
    ['a number that is none', { share: 'x' }],
  ])('are refused with %s', async (_, wrong) => {
    const { one, token } = await titleOfThree();
    expect((await keep(token, phone, [place(one, 0.4, 1, wrong)])).code).toBe(400);
  });

  it('are refused by the hundred, and of a device without a name', async () => {
    const { one, token } = await titleOfThree();
    const many = Array.from({ length: 21 }, () => place(one, 0.4, 1));
    expect((await keep(token, phone, many)).code).toBe(400);
    expect((await keep(token, 'x', [place(one, 0.4, 1)])).code).toBe(400);
  });
});

describe('events of reading', () => {
  const key = 'an-event-of-sixteen';

  async function tell(row: Row, event: 'read' | 'read/finished', query: string, token?: string) {
    const path = `/comic/${row.contentId}/chapter/${row.id}/${event}?${query}`;
    const options = { method: 'POST', ...(token === undefined ? {} : { token }) } as const;
    expect((await ask(path, options)).code).toBe(200);
  }
  function eventsOf(row: Row) {
    return db.select().from(readingEvent).where(eq(readingEvent.chapterId, row.id));
  }

  it('are of whom they say: of a session that has ended, or of another, nothing is stored', async () => {
    const { one, token, memberId } = await titleOfThree();
    const path = `/comic/${one.contentId}/chapter/${one.id}`;
    const ben = await signIn(db);
    for (const end of ['read', 'read/finished']) {
      const told = `${path}/${end}?reader=${memberId}`;
      expect((await ask(told, { method: 'POST' })).code).toBe(401);
      expect((await ask(told, { method: 'POST', token: ben.token })).code).toBe(401);
    }
    expect(await eventsOf(one)).toEqual([]);
    await tell(one, 'read', `reader=${memberId}`, token);
    expect(await eventsOf(one)).toHaveLength(1);
  });

  it('[A7-070] are stored once, however often they are told, at the time when they were', async () => {
    const { title, one, token } = await titleOfThree();
    for (const ago of [5, 6, 7]) {
      await tell(one, 'read', `key=${key}&ago=${ago * minute}&device=${phone}`, token);
      await tell(one, 'read/finished', `key=${key}-end&ago=${ago * minute}`, token);
    }
    const stored = await eventsOf(one);
    expect(stored.map(({ kind, occurredAt }) => [kind, occurredAt.toISOString()])).toEqual([
      ['read', before(5)],
      ['finished', before(5)],
    ]);
    const views = await db.select().from(contentViews).where(eq(contentViews.contentId, title.id));
    expect(views.map((row) => row.views)).toEqual([1]);
  });

  it('of two people may have one key, and without a key each counts', async () => {
    const { one, token } = await titleOfThree();
    await tell(one, 'read', `key=${key}`, token);
    await tell(one, 'read', `key=${key}`, (await signIn(db)).token);
    await tell(one, 'read', '');
    await tell(one, 'read', '');
    expect(await eventsOf(one)).toHaveLength(4);
  });
});
